import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placeholdersOf, readTexts } from './locale-texts.ts';
import { readSources, type Source } from './source-keys.ts';

const HAN = /\p{Script=Han}/u;

const cn = readTexts('cn');
const en = readTexts('en');
const sources = readSources();

/**
 * Files with Chinese that is not a UI text: language names, Word's list markers, spreadsheet
 * columns, date separators.
 */
const CHINESE_CODE = new Set([
  'src/i18n/languages.ts',
  'src/i18n/format/format.ts',
  'src/admin/editor/clean/to-semantic-html.ts',
  'src/admin/form/checklist/advertising-words.ts',
  'src/features/user/user-import.tsx',
  // Words of servers' refusals.
  'src/features/auth/sign-in/use-sign-in.ts',
  'src/features/product/downloads/kind-words.ts',
  // Words of the files that are imported: titles of columns, choices, dates.
  'src/admin/import/plan/fields.ts',
  'src/admin/import/plan/mapping.ts',
  'src/lib/time/parse-moment.ts',
  'src/lib/text/csv.ts',
  'src/admin/import/file/read-workbook.ts',
  'src/admin/import/plan/headings.ts',
  'src/admin/import/plan/import-fields.ts',
  'src/admin/import/plan/write-rows.ts',
  'src/features/job/job-import.tsx',
  // Dates as servers spell them.
  'src/lib/time/date-time.ts',
  // Words of visitors' searches and of products' specifications.
  'src/lib/search/synonyms.ts',
  // Pairs of characters.
  'src/lib/search/simplified-pairs.ts',
  'src/lib/text/quantity.ts',
  'src/features/product/facets/specification-values.ts',
  'src/features/product/facets/topics.ts',
  // What servers say of a file's format.
  'src/admin/pictures/upload/send-picture.ts',
  // What a server says where a user has no roles.
  'src/api/dialects/jeecg.ts',
  // What Word calls a picture that nobody described.
  'src/admin/editor/paste/fill-local-pictures.ts',
]);
/** English has a further form of a text for one thing. */
const ONE = /_one$/;

/** English texts that quote a Chinese word. */
const QUOTING = new Set(['navbar:search.startHint']);

/** True where the file uses the text, by its full name or by its key in a used namespace. */
function speaksOf({ namespaces, strings, patterns }: Source, text: string): boolean {
  const [namespace = '', key = ''] = text.split(':');
  if (strings.has(text) || patterns.some((pattern) => pattern.test(text))) return true;
  if (namespaces !== null && !namespaces.includes(namespace)) return false;
  return strings.has(key) || patterns.some((pattern) => pattern.test(key));
}

/** Where fields find their texts that do not stand in the type's namespace. */
const SHARED = ['crud', 'common'];

/** The names of the texts that a file may ask for as a field's label and hint. */
function fieldTexts({ tables, fields }: Source, ending: '' | 'Hint' = ''): string[][] {
  const names = tables.flatMap((name) => name ?? [...new Set(sources.flatMap(tablesOf))]);
  return fields.map((field) =>
    [...names, ...SHARED].map((name) => `${name}:field.${field}${ending}`),
  );
}

function tablesOf({ tables }: Source): string[] {
  return tables.filter((name) => name !== null);
}

describe('texts', () => {
  it('I7: stand in both languages', () => {
    const keys = [...en.keys()].filter((key) => !ONE.test(key));
    expect(keys.toSorted()).toEqual([...cn.keys()].toSorted());
  });

  it('I7: have the same placeholders in both languages', () => {
    const different = [...en].filter(
      ([key, text]) =>
        placeholdersOf(text).join(' ') !==
        placeholdersOf(cn.get(key.replace(ONE, '')) ?? '').join(' '),
    );
    expect(different).toEqual([]);
  });

  it.each([
    ['cn', cn],
    ['en', en],
  ])('I7: are never empty in %s', (_language, texts) => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('I7: use placeholders alone: no contexts, formats or nested texts, of plural forms the English one', () => {
    const more = [...cn, ...[...en].filter(([key]) => !ONE.test(key))].filter(
      ([key, text]) => /_/.test(key) || /\$t\(|\{\{[^}]*[^\w}]/.test(text),
    );
    expect(more).toEqual([]);
  });

  it('I7: have no Chinese in English', () => {
    const chinese = [...en].filter(([, text]) => HAN.test(text)).map(([key]) => key);
    expect(chinese.filter((key) => !QUOTING.has(key))).toEqual([]);
  });

  it('I7: have types, for every file', () => {
    const types = readFileSync('src/i18n/i18next.d.ts', 'utf8');
    const namespaces = new Set([...cn.keys()].map((key) => key.split(':')[0]));
    expect([...namespaces].filter((name) => !types.includes(`/cn/${name}.json`))).toEqual([]);
  });

  it('I7: are all used', () => {
    const ofFields = new Set(
      sources.flatMap((source) => [...fieldTexts(source), ...fieldTexts(source, 'Hint')].flat()),
    );
    const unused = [...cn.keys()].filter(
      (text) => !ofFields.has(text) && !sources.some((source) => speaksOf(source, text)),
    );
    expect(unused).toEqual([]);
  });

  it('I7: exist for every key in the code', () => {
    const missing = sources.flatMap(({ path, namespaces, calls }) =>
      calls
        .filter((key) => {
          const names = key.includes(':')
            ? [key]
            : (namespaces ?? ['common']).map((name) => `${name}:${key}`);
          return !names.some((name) => cn.has(name));
        })
        .map((key) => `${path}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  it('I7: name every field that a form or a list asks for', () => {
    const nameless = sources.flatMap((source) =>
      fieldTexts(source).filter((names) => !names.some((name) => cn.has(name))),
    );
    expect(nameless).toEqual([]);
  });
});

describe('code', () => {
  it('I7: holds no Chinese text', () => {
    const files = sources.filter(({ path, code }) => !CHINESE_CODE.has(path) && HAN.test(code));
    expect(files.map(({ path }) => path)).toEqual([]);
  });

  it('I7: has no alternative text of a picture', () => {
    const files = sources.filter(({ code }) => /\balt="[^"]+"/.test(code));
    expect(files.map(({ path }) => path)).toEqual([]);
  });
});
