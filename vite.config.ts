import process from 'node:process';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { createLogger, defineConfig, loadEnv } from 'vite';
import { fontLicenses } from './tools/font-licenses.ts';
import { precompressed } from './tools/precompress.ts';
import { shells } from './tools/prerender/vite-plugin.ts';
import { checkEnv, checkMocked } from './src/check-env.ts';
import packageJson from './package.json' with { type: 'json' };

/** Not Vite's default `.vite/license.md`, because many hosts do not serve dot folders. */
const LICENSES = 'licenses.txt';

/** Opening a browser fails on a Linux server without a desktop. */
const hasDesktop =
  process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);

/**
 * The packages that every page needs, as one chunk: it compresses better than fifty, and stays cached when
 * only our own code changes.
 */
const PACKAGES_OF_EVERY_PAGE = {
  name: 'vendor',
  tags: ['$initial' as const],
  test: /node_modules[\\/]/,
};

/** The same for our own code; the boot script is excluded, because it runs before this chunk is loaded. */
const CODE_OF_EVERY_PAGE = {
  name: 'core',
  tags: ['$initial' as const],
  test: /[\\/]src[\\/](?!boot[\\/])/,
};

export default defineConfig(({ mode, command }) => {
  // An invalid variable fails the build here instead of breaking the site later.
  const variables = mode === 'test' ? {} : loadEnv(mode, process.cwd(), 'VITE_');
  for (const warning of checkEnv(variables)) createLogger().warn(warning);
  if (command === 'serve') checkMocked(variables);

  return {
    // Mock Service Worker is for development only: a build must not contain it.
    plugins: [
      react(),
      shells(),
      fontLicenses(LICENSES),
      precompressed(),
      ...(command === 'serve' ? [msw({ mode: 'worker-only' })] : []),
    ],
    define: { 'import.meta.env.APP_VERSION': JSON.stringify(packageJson.version) },
    server: { open: hasDesktop && !process.env.CI, host: '127.0.0.1' },
    // Optimizes all packages at the start, because each one that Vite finds later reloads the page.
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
