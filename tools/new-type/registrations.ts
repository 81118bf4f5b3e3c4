/** What a new type adds to a file that lists all types, with the placeholders of the templates. */
export type Registration = {
  file: string;
  /** Added to the imports. */
  imports?: string[];
  /** The line that the list begins with. */
  start: string;
  /** The first line after the entries; without it the entry becomes the first, for JSON's commas. */
  end?: string;
  entry: string;
};

const CONTRACT = `{
  path: '/__type-name__',
  schemas: { __TypeName__, __TypeName__Input },
  reads: [
    list('GET /__type-name__/list', __TypeName__, 'visitor'),
    one('GET /__type-name__/get', 'GET /__type-name__/list', __TypeName__),
  ],
  input: __TypeName__Input,
  example: (name) => ({ ...empty__TypeName__(), ...hidden, name }),
},`;

const CRUD_TYPE = `{
  name: '__type name__',
  list: 'OrderedList',
  path: 'content/__type-name__',
  title: '__labelCn__',
  newButton: '新建__labelCn__',
  read: 'GET /__type-name__/list',
  stored: (db) => db.__typeName__,
  label: { text: '名称', field: 'name' },
},`;

export const REGISTRATIONS: Registration[] = [
  {
    file: 'src/app/content.ts',
    imports: ["import { __typeName__ } from '#src/features/__type-name__/type.ts';"],
    start: 'export const content = {',
    end: '};',
    entry: '__typeName__,',
  },
  {
    file: 'src/i18n/i18next.d.ts',
    start: 'type Resources = {',
    end: '};',
    entry: "  '__type-name__': typeof import('../../public/locales/cn/__type-name__.json');",
  },
  {
    file: 'src/mocks/database.ts',
    imports: ["import { __typeName__Table } from './seed/__type-name__.ts';"],
    start: '  const collections = {',
    end: '  };',
    entry: '__typeName__: open(__typeName__Table),',
  },
  {
    file: 'src/mocks/handlers/all.ts',
    imports: ["import { __typeName__Calls } from './types/__type-name__.ts';"],
    start: 'export const calls = [',
    end: '];',
    entry: '...__typeName__Calls,',
  },
  {
    file: 'tools/api-check/record-types.ts',
    imports: [
      "import { empty__TypeName__, __TypeName__Input } from '#src/features/__type-name__/input.ts';",
      "import { __TypeName__ } from '#src/features/__type-name__/schema.ts';",
    ],
    start: 'export const CONTENT: RecordType[] = [',
    end: '];',
    entry: CONTRACT,
  },
  {
    file: 'tests/integration/crud-types.ts',
    start: 'const TYPES: Written[] = [',
    end: '];',
    entry: CRUD_TYPE,
  },
  {
    file: 'tests/unit/api/specified-calls.ts',
    start: 'export const SPECIFIED_CALLS: string[] = [',
    end: '];',
    entry:
      "...calls('/__type-name__', 'PUT update', 'POST create', 'GET list get', 'DELETE delete'),",
  },
  {
    file: 'tests/unit/app/navigation/visible-menu.test.ts',
    start: "        'productscategory',",
    end: '      ].flatMap((type) => listAndNew(`/backstage/content/${type}`)),',
    entry: "'__type-name__',",
  },
  ...menuTexts('cn', '__labelCn__', '__labelCn__列表', '新建__labelCn__'),
  ...menuTexts('en', '__labelEn__', '__Type name__ list', 'New __type name__'),
];

/** What the menu calls the type, its list and the way to a new record. */
function menuTexts(language: string, ...[title, list, add]: string[]): Registration[] {
  const file = `public/locales/${language}/navdata.json`;
  return [
    { file, start: '{', entry: `"__typeName__": "${title}",` },
    { file, start: '  "listOf": {', entry: `"__typeName__": "${list}",` },
    { file, start: '  "newOf": {', entry: `"__typeName__": "${add}",` },
  ];
}
