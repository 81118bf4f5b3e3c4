import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';
import viteConfig from './vite.config.ts';

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

/** The whole app; React's development build takes twice the time. */
const WHOLE_APP = {
  ...IN_JSDOM,
  env: { ...IN_JSDOM.env, NODE_ENV: 'production' },
  setupFiles: ['tests/support/setup.ts', 'tests/support/setup-app.ts'],
} satisfies ProjectConfig;

/** After the others: they look at the production build, and take all cores themselves. */
const WITH_THE_BUILD = {
  environment: 'node',
  sequence: { groupOrder: 1 },
  maxWorkers: 3,
  // What is waited for comes late on a busy machine; as long as Playwright waits.
  expect: { poll: { timeout: 15_000 } },
  testTimeout: 60_000,
  hookTimeout: 120_000,
} satisfies ProjectConfig;

// What a person has in .env.local is not what is tested.
const PROJECT = { extends: true, envDir: false } as const;

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    // Tests of both builds of React share what is compiled: as the one that both understand.
    oxc: { jsx: { development: false } },
    test: {
      projects: [
        {
          ...PROJECT,
          test: {
            ...IN_JSDOM,
            name: 'unit',
            setupFiles: ['tests/support/setup.ts', 'tests/support/setup-components.ts'],
            include: ['tests/{unit,contract,server}/**/*.test.{ts,tsx}'],
            exclude: READ_MODULES_ANEW,
          },
        },
        {
          ...PROJECT,
          plugins: [PRODUCTION_PACKAGES],
          test: {
            ...WHOLE_APP,
            name: 'integration',
            include: ['tests/{integration,faults}/**/*.test.tsx'],
            exclude: [...WITH_REACTS_WARNINGS, ...READ_MODULES_ANEW],
          },
        },
        {
          ...PROJECT,
          plugins: [PRODUCTION_PACKAGES],
          test: { ...WHOLE_APP, name: 'anew', isolate: true, include: READ_MODULES_ANEW },
        },
        {
          ...PROJECT,
          test: {
            ...WHOLE_APP,
            name: 'development',
            env: IN_JSDOM.env,
            include: WITH_REACTS_WARNINGS,
          },
        },
        {
          ...PROJECT,
          test: {
            ...WITH_THE_BUILD,
            name: 'build',
            include: ['tests/build/**/*.test.ts'],
            globalSetup: ['tests/support/build-setup.ts'],
          },
        },
        {
          ...PROJECT,
          test: {
            ...WITH_THE_BUILD,
            name: 'browser',
            include: ['tests/browser/**/*.test.ts'],
            globalSetup: ['tests/support/build-setup.ts', 'tests/browser/support/global-setup.ts'],
            // They share one browser, and files of one worker its tabs.
            isolate: false,
          },
        },
        {
          ...PROJECT,
          test: {
            ...WITH_THE_BUILD,
            name: 'engines',
            include: ['tests/engines/**/*.test.ts'],
            globalSetup: ['tests/support/build-setup.ts'],
          },
        },
      ],
    },
  }),
);
