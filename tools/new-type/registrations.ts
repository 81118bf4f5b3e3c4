export const KINDS = ['ordered', 'paged', 'public'] as const;
/** What the list of a new type is like, and whether visitors see it. */
export type Kind = (typeof KINDS)[number];

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

/** What the records of a kind have in common. */
const CALLS = {
  ordered: { list: 'list', label: 'name', labelText: '名称' },
  paged: { list: 'page', label: 'title', labelText: '标题' },
};

/** The places of a new type in the lists of all types. */
export function registrationsOf(kind: Kind): Registration[] {
  return [
    ...ofEvery(kind === 'ordered' ? 'ordered' : 'paged'),
    ...(kind === 'public' ? PUBLIC : []),
  ];
}

function ofEvery(kind: keyof typeof CALLS): Registration[] {
  const { list, label, labelText } = CALLS[kind];
  const contract = `ofTable(__typeName__Api, {
  component: '__TypeName__',
  reads: (record) => [
    ${list}('GET /__type-name__/${list}', record, 'visitor'${kind === 'paged' ? ", ['status']" : ''}),
    one('GET /__type-name__/get', 'GET /__type-name__/${list}', record),
  ],
  example: (${label}) => ({ ${label} }),
}),`;
  const crudType = `{
  name: '__type name__',
  list: '${kind}',
  path: 'content/__type-name__',
  title: '__labelCn__',
  newButton: '新建__labelCn__',
  read: 'GET /__type-name__/${list}',
  stored: (db) => db.__typeName__,
  label: { text: '${labelText}', field: '${label}' },
},`;
  return [
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
      imports: ["import { __typeName__Api } from '#src/features/__type-name__/schema.ts';"],
      start: 'export const CONTENT: RecordType[] = [',
      end: '];',
      entry: contract,
    },
    {
      file: 'tests/integration/crud-types.ts',
      start: 'const TYPES: Written[] = [',
      end: '];',
      entry: crudType,
    },
    {
      file: 'tests/faults/screens.ts',
      start: 'const ADMIN_SCREENS: Screen[] = [',
      end: '];',
      entry: `...contentType('__type name__', 'content/__type-name__', db.__typeName__, '${label}', 'GET /__type-name__/${list}', 'GET /__type-name__/get'),`,
    },
    {
      file: 'tests/faults/forms.ts',
      start: 'export const FORMS: Form[] = [',
      end: '];',
      entry: `form('__type name__', 'content/__type-name__/1/edit', 'PUT /__type-name__/update', db.__typeName__.find(1)?.${label}),`,
    },
    {
      file: 'tests/unit/api/specified-calls.ts',
      start: 'export const SPECIFIED_CALLS: string[] = [',
      end: '];',
      entry: `...calls('/__type-name__', 'PUT update', 'POST create', 'GET ${list} get', 'DELETE delete'),`,
    },
    {
      file: 'tests/unit/app/navigation/visible-menu.test.ts',
      start: 'const CONTENT = [',
      end: '];',
      entry: "'__type-name__',",
    },
    ...menuTexts('cn', '__labelCn__', '__labelCn__列表', '新建__labelCn__'),
    ...menuTexts('en', '__labelEn__', '__Type name__ list', 'New __type name__'),
  ];
}

const PUBLIC: Registration[] = [
  {
    file: 'src/public-pages.ts',
    start: 'const PAGES = [',
    end: '] as const satisfies readonly PageRow[];',
    entry: `{
  path: '/__type-name__',
  page: '/src/features/__type-name__/public/__type-name__-list-page.tsx',
  texts: ['__type-name__-pages', 'components'],
  title: '__typeName__',
  parameters: ['q', 'page'],
},
{
  path: '/__type-name__/details',
  page: '/src/features/__type-name__/public/__type-name__-details-page.tsx',
  texts: ['__type-name__-pages', 'components'],
  type: '__type-name__',
  call: '/__type-name__',
},`,
  },
  {
    file: 'src/i18n/i18next.d.ts',
    start: 'type Resources = {',
    end: '};',
    entry:
      "  '__type-name__-pages': typeof import('../../public/locales/cn/__type-name__-pages.json');",
  },
  {
    file: 'tools/prerender/shown-records.ts',
    imports: ["import { __typeName__Fields } from '#src/features/__type-name__/schema.ts';"],
    start: 'const TABLES: Record<DetailsPageType, FieldTable> = {',
    end: '};',
    entry: "'__type-name__': __typeName__Fields,",
  },
  {
    file: 'src/app/pages/search/use-site-search.ts',
    imports: [
      "import { use__TypeName__Group, use__TypeName__Totals } from './groups/__type-name__-group.ts';",
    ],
    start: '  const others = [',
    end: '    // One group or none.',
    entry: '    use__TypeName__Group(q),',
  },
  {
    file: 'src/app/pages/search/use-site-search.ts',
    start: '  return [',
    end: '  ];',
    entry: '    use__TypeName__Totals(words),',
  },
  {
    file: 'tests/faults/screens.ts',
    start: 'const PUBLIC: Screen[] = [',
    end: '];',
    entry: `{
  name: '__type name__ list',
  rows: 'P7',
  ...paged('/__type-name__', db.__typeName__, [1, 2], 'title'),
  call: 'GET /__type-name__/page',
  nothing: () => t('__type-name__-pages:list.nothingFound'),
},
{
  name: '__type name__ details',
  rows: 'P7',
  ...one('/__type-name__/details?id={id}', db.__typeName__, 'title'),
  call: 'GET /__type-name__/get',
  gone: () => t('__type-name__-pages:details.notFound'),
},`,
  },
  ...siteTexts('cn', '__labelCn__', '全部 {{count}} 条__labelCn__', '更多__labelCn__'),
  ...siteTexts('en', '__labelEn__', 'All {{count}} results of __labelEn__', 'More of __labelEn__'),
];

/** Texts with the type's name, for link fields and the site's search. */
function siteTexts(language: string, ...[title, all, more]: string[]): Registration[] {
  const search = `public/locales/${language}/search.json`;
  return [
    {
      file: `public/locales/${language}/crud.json`,
      start: '    "page": {',
      entry: `"__typeName__": "${title}",`,
    },
    { file: search, start: '  "group": {', entry: `"__typeName__": "${title}",` },
    { file: search, start: '  "all": {', entry: `"__typeName__": "${all}",` },
    { file: search, start: '  "more": {', entry: `"__typeName__": "${more}",` },
  ];
}

/** Texts with the names of the type, its list and its new record, for the menu. */
function menuTexts(language: string, ...[title, list, add]: string[]): Registration[] {
  const file = `public/locales/${language}/navdata.json`;
  return [
    { file, start: '{', entry: `"__typeName__": "${title}",` },
    { file, start: '  "listOf": {', entry: `"__typeName__": "${list}",` },
    { file, start: '  "newOf": {', entry: `"__typeName__": "${add}",` },
  ];
}
