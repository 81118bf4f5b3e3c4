import type { Import, Insertion } from './insert.ts';

// The entries for a new content type in the files that list all types, with the placeholders of the
// templates. `insert.ts` finds the places; oxfmt formats the result.

const FEATURE = /^import .* from '#src\/features\/(.+)'/;

const MODEL = "import { __TypeName__ } from '#src/features/__type-name__/schema.ts';";
const INPUT = "import { __TypeName__Input } from '#src/features/__type-name__/input.ts';";

export const IMPORTS: Import[] = [
  {
    file: 'src/app/content.ts',
    text: "import { __typeName__ } from '#src/features/__type-name__/type.ts';",
    sortedBy: FEATURE,
  },
  { file: 'src/mocks/database.ts', text: MODEL, sortedBy: FEATURE },
  {
    file: 'src/mocks/database.ts',
    text: "import { seed__TypeName__ } from './seed/__type-name__.ts';",
    sortedBy: /^import .* from '.\/seed\/(.+)'/,
  },
  {
    file: 'src/mocks/handlers/all.ts',
    text: "import { __typeName__Calls } from './__type-name__.ts';",
    sortedBy: /^import .* from '.\/(.+)'/,
  },
  { file: 'tools/api-check/calls.ts', text: INPUT, sortedBy: FEATURE },
  { file: 'tools/api-check/calls.ts', text: MODEL, sortedBy: FEATURE },
  {
    file: 'tools/api-check/journeys.ts',
    text: "import { empty__TypeName__ } from '#src/features/__type-name__/input.ts';",
    sortedBy: FEATURE,
  },
  { file: 'tools/api-check/named-schemas.ts', text: INPUT, sortedBy: FEATURE },
  { file: 'tools/api-check/named-schemas.ts', text: MODEL, sortedBy: FEATURE },
  { file: 'tests/contract/seed.test.ts', text: INPUT, sortedBy: FEATURE },
  { file: 'tests/contract/shapes.test.ts', text: MODEL, sortedBy: FEATURE },
];

const CONTRACT = `
list('GET /__type-name__/list', __TypeName__, 'visitor'),
one('GET /__type-name__/get', 'GET /__type-name__/list', __TypeName__),
...writes('/__type-name__', __TypeName__Input),`;

const JOURNEY = `{
  path: '/__type-name__',
  find: 'GET /__type-name__/list',
  one: 'GET /__type-name__/get',
  input: (name) => ({ ...empty__TypeName__(), ...hidden, name }),
},`;

const CRUD_TYPE = `{
  name: '__type name__',
  list: 'OrderedList',
  path: 'content/__type-name__',
  title: '__labelCn__',
  newButton: '新建__labelCn__',
  calls: {
    list: 'GET /__type-name__/list',
    create: 'POST /__type-name__/create',
    update: 'PUT /__type-name__/update',
    remove: 'DELETE /__type-name__/delete',
  },
  stored: (db) => db.__typeName__,
  empty: (db) => emptied(db.__typeName__),
  label: { text: '名称', field: 'name' },
  fill: async () => {},
},`;

export const ENTRIES: Insertion[] = [
  {
    file: 'src/app/content.ts',
    text: '__typeName__,',
    start: 'export const content = {',
    end: '};',
  },
  {
    file: 'src/app/content.ts',
    text: 'content.__typeName__,',
    start: 'export const RECORD_SOURCES = [',
    end: '].flatMap(({ source }) => source ?? []);',
  },
  {
    file: 'src/app/navigation/side-menu.ts',
    text: 'menuItem(content.__typeName__),',
    start: "    title: 'navdata:group.content',",
    end: '    ],',
  },
  {
    file: 'src/i18n/i18next.d.ts',
    text: "  '__type-name__': typeof import('../../public/locales/cn/__type-name__.json');",
    start: 'type Resources = {',
    end: '};',
    sortedBy: /^ {2}'?([\w-]+)'?: typeof/,
  },
  {
    file: 'src/mocks/database.ts',
    text: '    __typeName__: createCollection({ record: __TypeName__, seed: () => seed__TypeName__(seed) }, changed),',
    start: '  const collections = {',
    end: '  };',
    sortedBy: /^ {4}(\w+): createCollection/,
  },
  {
    file: 'src/mocks/handlers/all.ts',
    text: '...__typeName__Calls,',
    start: 'export const calls = [',
    end: '];',
  },
  {
    file: 'tools/api-check/calls.ts',
    text: CONTRACT,
    start: 'export const CONTRACT: ContractCall[] = [',
    end: '];',
  },
  {
    file: 'tools/api-check/journeys.ts',
    text: JOURNEY,
    start: 'export const JOURNEYS: Journey[] = [',
    end: '];',
  },
  ...['  __TypeName__,', '  __TypeName__Input,'].map((text) => ({
    file: 'tools/api-check/named-schemas.ts',
    text,
    start: '  DateTime: dateTime,',
    end: '};',
    sortedBy: /^ {2}(\w+),/,
  })),
  {
    file: 'tests/contract/seed.test.ts',
    text: '  __typeName__: __TypeName__Input,',
    start: 'const collections = {',
    end: '} as const;',
    sortedBy: /^ {2}(\w+): /,
  },
  {
    file: 'tests/contract/seed.test.ts',
    text: "  '__typeName__',",
    start: 'const names = [',
    end: '] as const;',
    sortedBy: /^ {2}'(\w+)',/,
  },
  {
    file: 'tests/contract/shapes.test.ts',
    text: `list('GET /__type-name__/list', __TypeName__, 3),
one('GET /__type-name__/get?id=1', __TypeName__),`,
    start: 'const reads: Read[] = [',
    end: '];',
  },
  {
    file: 'tests/integration/crud-types.ts',
    text: CRUD_TYPE,
    start: 'export const CRUD_TYPES: CrudType[] = [',
    end: '];',
  },
  {
    file: 'tests/support/pages.ts',
    text: "'__type-name__',",
    start: "    'productscategory',",
    end: '  ].flatMap((name) => contentType(`content/${name}`)),',
  },
  {
    file: 'tests/unit/api/specified-calls.ts',
    text: "...calls('/__type-name__', 'PUT update', 'POST create', 'GET list get', 'DELETE delete'),",
    start: 'export const SPECIFIED_CALLS: string[] = [',
    end: '];',
  },
  {
    file: 'tests/unit/app/navigation/visible-menu.test.ts',
    text: "'__type-name__',",
    start: "        'productscategory',",
    end: '      ].flatMap((type) => listAndNew(`/backstage/content/${type}`)),',
  },
];

/** The menu texts in each language. */
export const MENU_TEXTS = {
  cn: { title: '__labelCn__', list: '__labelCn__列表', new: '新建__labelCn__' },
  en: { title: '__labelEn__', list: '__Type name__ list', new: 'New __type name__' },
};
