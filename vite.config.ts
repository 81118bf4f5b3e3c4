import process from 'node:process';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, loadEnv } from 'vite';
import { fontLicenses } from './tools/font-licenses.ts';
import { shells } from './tools/prerender/vite-plugin.ts';
import { checkEnv, checkMocked } from './src/check-env.ts';
import packageJson from './package.json' with { type: 'json' };

/** Licences of all packages in the build: many hosts do not serve Vite's `.vite/license.md`. */
const LICENSES = 'licenses.txt';

/** A browser is opened only where there is one: macOS, Windows, or a Linux desktop. */
const hasDesktop =
  process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);

/**
 * The packages that every page needs are one file: it compresses better than fifty, and stays in caches
 * when only our own code changes.
 */
const PACKAGES_OF_EVERY_PAGE = {
  name: 'vendor',
  tags: ['$initial' as const],
  test: /node_modules[\\/]/,
};

/** The same for our own code that every page needs. The boot script needs none of it. */
const CODE_OF_EVERY_PAGE = {
  name: 'core',
  tags: ['$initial' as const],
  test: /[\\/]src[\\/](?!boot[\\/])/,
};

export default defineConfig(({ mode, command }) => {
  // Wrong variables stop a build here, by name, and not a visitor later.
  const variables = mode === 'test' ? {} : loadEnv(mode, process.cwd(), 'VITE_');
  checkEnv(variables);
  if (command === 'serve') checkMocked(variables);

  return {
    // The mock's worker belongs to development; a build must not carry it.
    plugins: [
      react(),
      shells(),
      fontLicenses(LICENSES),
      ...(command === 'serve' ? [msw({ mode: 'worker-only' })] : []),
    ],
    define: { 'import.meta.env.APP_VERSION': JSON.stringify(packageJson.version) },
    server: { open: hasDesktop && !process.env.CI, host: '127.0.0.1' },
    // All of the app's packages are prepared at the start: finding them page by page would reload pages.
    optimizeDeps: {
      entries: ['src/**/*.{ts,tsx}', '!src/mocks/{http,node}.ts', '!src/mocks/http/**'],
    },
    build: {
      target: 'baseline-widely-available',
      manifest: true,
      license: { fileName: LICENSES },
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        output: { codeSplitting: { groups: [PACKAGES_OF_EVERY_PAGE, CODE_OF_EVERY_PAGE] } },
      },
    },
  };
});
