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

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    // Tests of both builds of React share what is compiled: as the one that both understand.
    oxc: { jsx: { development: false } },
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
  }),
);
