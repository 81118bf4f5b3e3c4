import { defineConfig, type OxlintOverride } from 'oxlint';

// `docs/architecture.md` explains the layers.

/** The folders of `src`, with those that each may import besides itself. */
const LAYERS = {
  lib: [],
  theme: [],
  api: ['lib'],
  i18n: ['lib'],
  settings: ['lib'],
  session: ['api', 'lib'],
  components: ['i18n', 'lib'],
  admin: ['api', 'session', 'components', 'i18n', 'lib'],
  features: ['admin', 'api', 'session', 'components', 'i18n', 'lib'],
  app: ['features', 'admin', 'api', 'session', 'components', 'i18n', 'settings', 'theme', 'lib'],
  mocks: ['features', 'api', 'lib'],
};

const BELOW_FORM = {
  tabs: [],
  deletion: [],
  records: [],
  ui: [],
  drafts: ['tabs'],
  outbox: ['drafts', 'records', 'tabs'],
  writing: ['ui'],
  links: ['records'],
  pictures: ['deletion', 'writing', 'list', 'records', 'tabs', 'ui'],
  editor: ['writing', 'links', 'pictures'],
  list: ['deletion', 'drafts', 'records', 'ui'],
};
/** The folders of `src/admin`, with those of it that each may import besides itself. */
export const KIT = {
  ...BELOW_FORM,
  form: Object.keys(BELOW_FORM),
  import: ['form', 'list', 'records', 'deletion', 'pictures', 'ui'],
};

/** The folders of a list and of a form that their other folders may import. */
const CORES = { list: ['core', 'rows'], form: ['core'] };

type Pattern = { regex: string; message: string } | { group: string[]; message: string };

const NO_CLIMB: Pattern = { regex: '^\\.\\./', message: 'Across folders use #src.' };
const NO_TOOLS: Pattern = { regex: '^#tools/', message: 'Of src, only app imports tools.' };
const NO_TESTS: Pattern = { regex: '^#tests/', message: 'Tools import nothing from the tests.' };
const NO_TYPE: Pattern = {
  regex: '^#src/features/.*/type\\.ts$',
  message: 'A type is announced to src/app/content.ts alone: its pages find it on their route.',
};
const NO_ENTRY: Pattern = { regex: '^#src/main', message: 'The entry is imported by nobody.' };

/** Forbids imports in files. oxlint accepts a look-around in a pattern, but never matches it. */
function forbid(files: string, ...patterns: Pattern[]): OxlintOverride {
  const restriction = { patterns: [...patterns, NO_ENTRY] };
  return { files: [files], rules: { 'no-restricted-imports': ['error', restriction] } };
}

/** What is neither the named layer nor among the allowed ones. */
function except(name: string, allowed: string[]): Pattern {
  const closed = Object.keys(LAYERS).filter((one) => one !== name && !allowed.includes(one));
  return {
    regex: `^#src/(?:${closed.join('|')})/`,
    message: `${name} may import only: ${allowed.join(', ') || 'nothing of ours'}.`,
  };
}

/** What a folder of the kit may not import. */
function inKit(folder: string, allowed: string[]): Pattern[] {
  const closed = Object.keys(KIT).filter((one) => !allowed.includes(one) && one !== folder);
  const beside = {
    regex: `^#src/admin/(?:(?:${closed.join('|')})/|[\\w-]+\\.ts$)`,
    message: `admin/${folder} may import of admin only: ${allowed.join(', ') || 'nothing'}.`,
  };
  return [except('admin', LAYERS.admin), beside, NO_TOOLS, NO_CLIMB];
}

/** What a folder of a list or a form may not import of it. */
function besideCore(kit: keyof typeof CORES): Pattern {
  const cores = CORES[kit];
  return {
    group: [`**/admin/${kit}/**`, ...cores.map((core) => `!**/admin/${kit}/${core}/**`)],
    message: `A folder of admin/${kit} may import of it only ${cores.join(' and ')}: the files beside the folders put them together.`,
  };
}

export default defineConfig({
  plugins: ['typescript', 'react', 'import', 'jsx-a11y', 'unicorn', 'oxc', 'promise', 'vitest'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
    perf: 'error',
  },
  options: {
    typeAware: true,
  },
  ignorePatterns: ['dist'],
  rules: {
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-duplicates': ['error', { preferInline: true }],
    'import/no-unassigned-import': 'off',
    'no-console': 'error',
    'no-await-in-loop': 'off',
    'unicorn/filename-case': [
      'error',
      {
        case: 'kebabCase',
      },
    ],
    'no-shadow': 'off',
    'no-unused-vars': [
      'error',
      {
        argsIgnorePattern: '^_',
      },
    ],
    'oxc/no-map-spread': 'off',
    eqeqeq: ['error', 'smart'],
    'react/react-in-jsx-scope': 'off',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'react/jsx-no-constructed-context-values': 'error',
    'react/no-unescaped-entities': 'error',
    'react/no-unstable-nested-components': [
      'error',
      {
        allowAsProps: true,
      },
    ],
    'react-perf/jsx-no-new-function-as-prop': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/consistent-type-assertions': [
      'error',
      {
        assertionStyle: 'as',
        objectLiteralTypeAssertions: 'never',
      },
    ],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-unsafe-type-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/prefer-add-event-listener': 'off',
    'import/no-named-as-default-member': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    {
      files: ['src/**/*.tsx'],
      rules: {
        'react/jsx-no-literals': [
          'error',
          {
            noStrings: true,
            ignoreProps: true,
            allowedStrings: ['·', '—', '/', ':', '*', '|'],
            restrictedAttributes: [
              'aria-label',
              'aria-description',
              'aria-roledescription',
              'title',
              'placeholder',
              'label',
              'helperText',
            ],
          },
        ],
      },
    },
    {
      files: ['*.config.ts', 'tests/support/*.config.ts'],
      rules: {
        'import/no-default-export': 'off',
      },
    },
    {
      files: ['tests/**'],
      rules: {
        'no-console': 'off',
        'vitest/require-mock-type-parameters': 'off',
        'vitest/valid-expect': [
          'error',
          {
            maxArgs: 2,
          },
        ],
        'vitest/expect-expect': [
          'error',
          {
            assertFunctionNames: ['expect*', 'see*'],
          },
        ],
      },
    },
    ...(['theme', 'api', 'settings', 'session', 'components', 'admin'] as const).map((layer) =>
      forbid(`src/${layer}/**`, except(layer, LAYERS[layer]), NO_TOOLS, NO_CLIMB),
    ),
    forbid('src/lib/**', except('lib', LAYERS.lib), NO_TOOLS, NO_CLIMB, {
      regex: '^#src/env',
      message: 'lib knows nothing of a build.',
    }),
    // Its types are those of public/locales.
    forbid('src/i18n/**', except('i18n', LAYERS.i18n), NO_TOOLS, {
      ...NO_CLIMB,
      regex: '^\\.\\./[a-z]',
    }),
    ...Object.entries(KIT).map(([folder, allowed]) =>
      forbid(`src/admin/${folder}/**`, ...inKit(folder, allowed)),
    ),
    forbid('src/admin/list/*/**', ...inKit('list', KIT.list), besideCore('list')),
    forbid('src/admin/form/*/**', ...inKit('form', KIT.form), besideCore('form')),
    forbid(
      'src/features/**',
      except('a feature', LAYERS.features),
      NO_TOOLS,
      { regex: '^\\.\\./\\.\\./', message: 'A feature never climbs out of its folder.' },
      { ...NO_TYPE, regex: '/type\\.ts$' },
    ),
    // Visitors, the mock and the contract read these.
    forbid(
      'src/features/**/{schema,calls}.ts',
      except('schema and calls', ['api', 'lib']),
      NO_TOOLS,
      {
        group: ['./**', '../**', '!**/schema.ts', '!**/calls.ts'],
        message: 'schema and calls import of their folder only each other.',
      },
    ),
    forbid('src/app/**', except('app', LAYERS.app), NO_TYPE),
    forbid('src/app/content.ts', except('app', LAYERS.app)),
    forbid('src/mocks/**', except('mocks', LAYERS.mocks), NO_TOOLS),
    forbid('tools/**', NO_TESTS),
    forbid('tools/api-check/**', except('api-check', LAYERS.mocks), NO_TESTS),
    { files: ['src/mocks/**', 'tools/**'], rules: { 'no-console': 'off' } },
  ],
});
