import process from 'node:process';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { createLogger, defineConfig, loadEnv } from 'vite';
import { brand } from './tools/brand/vite-plugin.ts';
import { fontLicenses } from './tools/font-licenses.ts';
import { mockDialect } from './tools/mock-api/vite-plugin.ts';
import { precompressed } from './tools/precompress.ts';
import { shells } from './tools/prerender/vite-plugin.ts';
import { withoutTexts } from './tools/without-texts.ts';
import { promisedTo } from './tools/promised-browsers.ts';
import { checkEnv, checkMocked, partsOf } from './src/check-env.ts';
import { readEnv } from './src/env.ts';
import packageJson from './package.json' with { type: 'json' };

/** Not Vite's default `.vite/license.md`, because many hosts do not serve dot folders. */
const LICENSES = 'licenses.txt';

/** Opening a browser fails on a Linux server without a desktop. */
const hasDesktop =
  process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);

/** One for all chunks, because visitors and the back office share many. */
const CSS_TARGET = promisedTo('visitors').map(({ name, version }) => name + version);

/**
 * Below Safari 16 every class field would become a WeakMap in all browsers, for a fault of Safari 15 with
 * some initial values (https://webkit.org/b/236843). A build test finds such values instead.
 */
const TARGET = CSS_TARGET.map((browser) => browser.replace(/^(safari|ios)15\..*/, '$116'));

/**
 * The packages that every page needs, as one chunk: it compresses better than fifty, and stays cached when
 * only our own code changes. Only older browsers need core-js.
 */
const PACKAGES_OF_EVERY_PAGE = {
  name: 'vendor',
  tags: ['$initial' as const],
  test: /node_modules[\\/](?!core-js[\\/])/,
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
      brand(variables),
      shells(),
      fontLicenses(LICENSES),
      withoutTexts('components-page'),
      precompressed(),
      mockDialect(),
      ...(command === 'serve' ? [msw({ mode: 'worker-only' })] : []),
    ],
    define: {
      'import.meta.env.APP_VERSION': JSON.stringify(packageJson.version),
      ...partsOf({ ...variables, DEV: command === 'serve' }),
      ...(command === 'build' && {
        'import.meta.env.CONFIGURATION': JSON.stringify(readEnv(variables)),
      }),
    },
    server: { open: hasDesktop && !process.env.CI, host: '127.0.0.1' },
    // Optimizes all packages at the start, because each one that Vite finds later reloads the page.
    optimizeDeps: {
      entries: ['src/**/*.{ts,tsx}', '!src/mocks/{http,node}.ts', '!src/mocks/http/**'],
    },
    build: {
      target: TARGET,
      cssTarget: CSS_TARGET,
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
