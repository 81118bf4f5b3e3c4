import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';
import { summary } from './tests/support/summary.ts';
import viteConfig from './vite.config.ts';

/** Test files that load modules anew: those after them would get other ones than the setup files have. */
const LOAD_MODULES_ANEW = globSync('tests/**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).filter(
  (file) =>
    /\bvi\.(?:resetModules|doMock)\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

/** Each file needs fresh modules: others have a subject that is evaluated at import time. */
const READ_MODULES_ANEW = [
  ...LOAD_MODULES_ANEW,
  'tests/unit/i18n/no-texts.test.ts',
  'tests/integration/languages.test.tsx',
];

/** Renders pages of all layouts with React's development build, which warns and mounts effects twice. */
const WITH_REACTS_WARNINGS = ['tests/integration/routes.test.tsx'];

/** Of builds with other variables, which the setup files read: set in a test file they would come too late. */
const OTHER_BUILDS = [
  {
    name: 'ruoyi',
    env: { VITE_API_DIALECT: 'ruoyi' },
    include: ['tests/integration/ruoyi.test.tsx'],
  },
  {
    name: 'jwt',
    env: { VITE_AUTH_METHOD: 'jwt', VITE_SIGN_UP: 'off' },
    include: ['tests/integration/auth-jwt.test.tsx'],
  },
  {
    // The mock has enquiries and a category of cases.
    name: 'without-mock',
    env: { VITE_MOCK: 'false', HAS_CASES: '' },
    include: ['tests/unit/enquiry/off.test.ts', 'tests/unit/news/without-cases.test.ts'],
  },
];
const IN_OTHER_BUILDS = OTHER_BUILDS.flatMap(({ include }) => include);

/** Resolves packages that have a development and a production build to the production one. */
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
  // Visits are recorded where a test asks for it: their calls would be among those that others count.
  env: { TZ: 'Asia/Shanghai', DEBUG_PRINT_LIMIT: '2000', HAS_VISITS: '' },
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
  // Vitest leaves one core idle by default, which is half of a machine with two.
  maxWorkers: '100%',
  // Files share loaded modules, because loading them for each file took a third of the time.
  isolate: false,
  // In MB: tests create many short-lived objects, and more space for them means fewer collections.
  execArgv: ['--max-semi-space-size=64'],
  testTimeout: 30_000,
  hookTimeout: 30_000,
} satisfies ProjectConfig;

/** Tests of the whole app; production mode, because React's development build takes twice the time. */
const WHOLE_APP = {
  ...IN_JSDOM,
  env: { ...IN_JSDOM.env, NODE_ENV: 'production' },
  setupFiles: ['tests/support/setup.ts', 'tests/support/setup-app.ts'],
} satisfies ProjectConfig;

/** Tests of the production build; they run after the others, because they use all cores. */
const WITH_THE_BUILD = {
  environment: 'node',
  sequence: { groupOrder: 1 },
  maxWorkers: 3,
  // Long, because a busy machine is slow; the same as Playwright's timeout.
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 120_000,
  hookTimeout: 240_000,
} satisfies ProjectConfig;

// A developer's .env.local must not change the tests.
const PROJECT = { extends: true, envDir: false } as const;

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    // Both React builds share the compiled files, so JSX is compiled in the form that both accept.
    oxc: { jsx: { development: false } },
    test: {
      reporters: ['default', summary],
      projects: [
        {
          ...PROJECT,
          test: {
            ...IN_JSDOM,
            name: 'unit',
            setupFiles: ['tests/support/setup.ts', 'tests/support/setup-components.ts'],
            include: ['tests/{unit,contract,server}/**/*.test.{ts,tsx}'],
            exclude: [...READ_MODULES_ANEW, ...IN_OTHER_BUILDS],
          },
        },
        {
          ...PROJECT,
          plugins: [PRODUCTION_PACKAGES],
          test: {
            ...WHOLE_APP,
            name: 'integration',
            include: ['tests/{integration,faults}/**/*.test.tsx'],
            exclude: [...WITH_REACTS_WARNINGS, ...READ_MODULES_ANEW, ...IN_OTHER_BUILDS],
          },
        },
        {
          ...PROJECT,
          plugins: [PRODUCTION_PACKAGES],
          test: { ...WHOLE_APP, name: 'anew', isolate: true, include: READ_MODULES_ANEW },
        },
        ...OTHER_BUILDS.map(({ name, env: variables, include }) => ({
          ...PROJECT,
          plugins: [PRODUCTION_PACKAGES],
          test: { ...WHOLE_APP, name, include, env: { ...WHOLE_APP.env, ...variables } },
        })),
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
            name: 'journeys',
            include: ['tests/journeys/**/*.test.ts'],
            globalSetup: ['tests/support/build-setup.ts'],
            // The files of one worker share a browser and its tabs.
            isolate: false,
          },
        },
        {
          ...PROJECT,
          test: {
            ...WITH_THE_BUILD,
            name: 'browser',
            // One project, because Vitest begins a project's files only after those of the one before.
            include: ['tests/{browser,build}/**/*.test.ts'],
            globalSetup: ['tests/support/build-setup.ts'],
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
        {
          ...PROJECT,
          test: {
            ...WITH_THE_BUILD,
            name: 'hosts',
            include: ['tests/hosts/**/*.test.ts'],
            globalSetup: ['tests/support/build-setup.ts'],
          },
        },
        {
          ...PROJECT,
          test: {
            ...WITH_THE_BUILD,
            name: 'openapi',
            include: ['tests/openapi/*.test.ts'],
            globalSetup: ['tests/openapi/install-tools.ts'],
          },
        },
      ],
    },
  }),
);
