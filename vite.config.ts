import process from 'node:process';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { loadEnv } from 'vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';
import { shells } from './prerender/vite-plugin.ts';
import { checkEnv, checkMocked } from './src/check-env.ts';
import { trim } from './trim/vite-plugin.ts';
import { staffChunks } from './vite.chunks.ts';
import { late } from './vite.late.ts';
import { leftOut } from './vite.left-out.ts';
import packageJson from './package.json' with { type: 'json' };

/** A browser is opened only where there is one: macOS, Windows, or a Linux desktop. */
const hasDesktop =
  process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);

/**
 * What every page needs of packages is one file: it compresses better than fifty (20 kB less), and
 * stays in caches when only our own code changes.
 */
const PACKAGES_OF_EVERY_PAGE = {
  name: 'vendor',
  tags: ['$initial' as const],
  test: /node_modules[\\/]|^\0is-prop-valid$/,
};

/** The same for our own code that every page needs. The boot script needs none of it. */
const CODE_OF_EVERY_PAGE = {
  name: 'core',
  tags: ['$initial' as const],
  test: /[\\/]src[\\/](?!boot[\\/])/,
};

/**
 * MUI decides itself which props reach the page's elements. Emotion's list of all attributes of HTML,
 * which it then never asks, weighs 1.7 kB.
 */
const PROPS_OF_ELEMENTS = {
  name: 'props-of-elements',
  enforce: 'pre' as const,
  resolveId: { filter: { id: /^@emotion\/is-prop-valid$/ }, handler: () => '\0is-prop-valid' },
  load: {
    filter: { id: /^\0is-prop-valid$/ },
    handler: () => `export default (prop) => !/^(ownerState|theme|sx|as)$/.test(prop)`,
  },
};

/** What shows rich text, and makes it safe: fetched once a visit, by the first page that has some. */
const RICH_TEXT = {
  name: 'rich-text',
  test: /src[\\/](lib[\\/](sanitize-|keep-allowed|is-tangled-html|quiet-styles)|components[\\/]rich-text[\\/](rich-text(-styles)?|use-can-sanitize)\.)/,
};

/** The button that copies an address: four small files on each page that has one. */
const COPY_BUTTON = {
  name: 'copy-button',
  test: /components[\\/](copy-button|use-copy)\.|icons-material[\\/](Check|ContentCopy)\./,
};

/**
 * What is small, and asked for together at most, is one file too: the first page names every file that
 * a later one begins with.
 */
const NAMES_OF_PARTS = {
  name: 'names-of-parts',
  test: /@mui[\\/]material[\\/](AccordionSummary|Dialog|DialogContent|DialogTitle|Divider|FormHelperText|FormLabel|Input|ListItemIcon|ListItemText|OutlinedInput|Checkbox|FormControlLabel|ListItemButton|MenuItem|Radio|Slider|ToggleButton)[\\/]\w+Classes\./,
};

const HELPERS_OF_PARTS = {
  name: 'helpers-of-parts',
  test: /@mui[\\/](utils|material[\\/]utils)[\\/].*(ownerDocument|ownerWindow|useControlled|useEnhancedEffect|getActiveElement|usePreviousProps|createChainedFunction|contains|setRef|mergeSlotProps|useSlotProps|getReactElementRef)\./,
};

/**
 * Small modules that the home page shares with others are one file with it in mind: ten files of
 * 400 bytes compress badly and are ten requests.
 */
const CODE_AROUND_THE_HOME_PAGE = {
  name: 'site',
  minShareCount: 2,
  test: (id: string) => AROUND_THE_HOME_PAGE.some((pattern) => pattern.test(id)),
};
const AROUND_THE_HOME_PAGE = [
  /features[\\/](news|product|announcement|advertisement|honor|history|recruitment)[\\/](api|schema)\.ts$/,
  /features[\\/]product[\\/]category[\\/](api|schema)\.ts$/,
  /public[\\/](advertisement-slide|news-address|news-card|news-cover|product-card|product-card-skeleton|product-cover|product-address|category-address)\.tsx?$/,
  /src[\\/](api[\\/]visibility|lib[\\/](calendar-date|time-state)|i18n[\\/]format(-date-time|-relative)?|components[\\/](use-swipe|page-meta|canonical-path|site-name|waiting|structured-data[\\/](structured-data|json-ld|json-ld-script|organization-data)))\.tsx?$/,
  /pages[\\/]home[\\/](band-error|use-figures)\.tsx?$/,
  /icons-material[\\/]AnnouncementOutlined\./,
];

/** What these look at is decided when modules are read. */
const READ_MODULES_ANEW = [
  'tests/unit/settings/store.test.ts',
  'tests/integration/auth-{captcha,jwt}.test.tsx',
  'tests/integration/languages.test.tsx',
];

/** Here pages stand once under the build of React that warns and mounts twice. */
const WITH_REACTS_WARNINGS = ['tests/integration/routes.test.tsx'];

/** Packages that have a build for development and one for production are used as in production. */
const PRODUCTION_PACKAGES: Plugin = {
  name: 'production-packages',
  configResolved({ environments }) {
    for (const { resolve } of Object.values(environments)) {
      const at = resolve.conditions.indexOf('development|production');
      if (at >= 0) resolve.conditions.splice(at, 1);
    }
  },
};

const IN_JSDOM = {
  env: { TZ: 'Asia/Shanghai', DEBUG_PRINT_LIMIT: '2000' },
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
  // By default one core is left idle; of two that is half of them.
  maxWorkers: '100%',
  // Files share what is loaded and compiled: a third of the time went into doing that again.
  isolate: false,
  // Much is made and thrown away at once: with more room for it, it is collected less often.
  execArgv: ['--max-semi-space-size=64'],
  testTimeout: 30_000,
  hookTimeout: 30_000,
} satisfies ProjectConfig;

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
      PROPS_OF_ELEMENTS,
      leftOut(),
      late(),
      trim(),
      ...(command === 'serve' ? [msw({ mode: 'worker-only' })] : []),
    ],
    define: { 'import.meta.env.APP_VERSION': JSON.stringify(packageJson.version) },
    // Tests of both builds of React share what is compiled: as the one that both understand.
    ...(mode === 'test' && { oxc: { jsx: { development: false } } }),
    server: { open: hasDesktop && !process.env.CI, host: '127.0.0.1' },
    // All of the app's packages are prepared at the start: finding them page by page would reload pages.
    optimizeDeps: {
      entries: ['src/**/*.{ts,tsx}', '!src/mocks/{http,node}.ts', '!src/mocks/http/**'],
    },
    build: {
      target: 'baseline-widely-available',
      manifest: true,
      assetsInlineLimit: 0,
      // tests/build and tests/browser/transfer.test.ts say how large is too large.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              PACKAGES_OF_EVERY_PAGE,
              CODE_OF_EVERY_PAGE,
              CODE_AROUND_THE_HOME_PAGE,
              RICH_TEXT,
              COPY_BUTTON,
              NAMES_OF_PARTS,
              HELPERS_OF_PARTS,
              staffChunks(),
            ],
          },
        },
        // Comes with a part of Emotion that nothing here uses, and does not say that it has no effects.
        // Nothing here does something by being looked at.
        treeshake: {
          propertyReadSideEffects: false,
          unknownGlobalSideEffects: false,
          moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }],
        },
      },
    },
    test: {
      projects: [
        {
          extends: true,
          // What a person has in .env.local is not what is tested.
          envDir: false,
          test: {
            ...IN_JSDOM,
            name: 'unit',
            setupFiles: ['tests/support/setup.ts', 'tests/support/setup-components.ts'],
            include: ['tests/{unit,contract,server}/**/*.test.{ts,tsx}'],
            exclude: READ_MODULES_ANEW,
          },
        },
        {
          extends: true,
          envDir: false,
          plugins: [PRODUCTION_PACKAGES],
          test: {
            ...IN_JSDOM,
            name: 'integration',
            // React's development build takes twice the time.
            env: { ...IN_JSDOM.env, NODE_ENV: 'production' },
            setupFiles: ['tests/support/setup.ts', 'tests/support/setup-app.ts'],
            include: ['tests/{integration,faults}/**/*.test.tsx'],
            exclude: [...WITH_REACTS_WARNINGS, ...READ_MODULES_ANEW],
          },
        },
        {
          extends: true,
          envDir: false,
          plugins: [PRODUCTION_PACKAGES],
          test: {
            ...IN_JSDOM,
            name: 'anew',
            isolate: true,
            env: { ...IN_JSDOM.env, NODE_ENV: 'production' },
            setupFiles: ['tests/support/setup.ts', 'tests/support/setup-app.ts'],
            include: READ_MODULES_ANEW,
          },
        },
        {
          extends: true,
          envDir: false,
          test: {
            ...IN_JSDOM,
            name: 'development',
            setupFiles: ['tests/support/setup.ts', 'tests/support/setup-app.ts'],
            include: WITH_REACTS_WARNINGS,
          },
        },
        {
          // Every screen against every fault; `integration` runs a covering part of it.
          extends: true,
          envDir: false,
          plugins: [PRODUCTION_PACKAGES],
          test: {
            ...IN_JSDOM,
            name: 'faults',
            env: { ...IN_JSDOM.env, NODE_ENV: 'production', FAULTS: 'all' },
            setupFiles: ['tests/support/setup.ts', 'tests/support/setup-app.ts'],
            include: ['tests/faults/**/*.test.tsx'],
            testTimeout: 120_000,
          },
        },
        {
          extends: true,
          envDir: false,
          test: {
            name: 'build',
            environment: 'node',
            include: ['tests/build/**/*.test.ts'],
            globalSetup: ['tests/support/build-setup.ts'],
            sequence: { groupOrder: 1 },
            testTimeout: 60_000,
          },
        },
        {
          extends: true,
          envDir: false,
          test: {
            name: 'browser',
            environment: 'node',
            include: ['tests/browser/**/*.test.ts'],
            globalSetup: ['tests/support/build-setup.ts', 'tests/browser/support/global-setup.ts'],
            sequence: { groupOrder: 2 },
            // They share one browser, and files of one worker its tabs.
            maxWorkers: 3,
            isolate: false,
            // What is waited for comes late on a busy machine; as long as Playwright waits.
            expect: { poll: { timeout: 15_000 } },
            testTimeout: 60_000,
            hookTimeout: 120_000,
          },
        },
      ],
    },
  };
});
