import * as v from 'valibot';
import type { Schema } from '#src/api/client/client.ts';
import { plainNumber } from '#src/lib/records/exact-json.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import type { Row } from './lists.ts';
import { FIELD_WORDS, PERMISSION_WORDS } from './words.ts';

/** The server's names of our fields; null for what it does not have. */
export type Names = { names: Record<string, string | null>; matched: number; all: number };

/** Fields that nobody writes, or that only some builds have. */
const OPTIONAL = /^(createTime|updateTime|children|attachments)$/;

/** The fields of a record's schema, without English values, whose names are made of these. */
export function entriesOf(schema: Schema<unknown>): Record<string, v.GenericSchema> {
  const entries: unknown = Reflect.get(schema, 'entries');
  const all = isRecord(entries) ? Object.entries(entries) : [];
  return Object.fromEntries(
    all.flatMap(([name, one]) =>
      isSchema(one) && !/En$|^englishSources$/.test(name) ? [[name, one]] : [],
    ),
  );
}

function isSchema(value: unknown): value is v.GenericSchema {
  return isRecord(value) && value.kind === 'schema';
}

/**
 * Finds what a server calls our fields, by words and by values that can be read as such a field.
 * @param type the last part of its path, which may precede a name: `noticeTitle`
 * @param more names that it takes, besides those of its rows
 */
export function namesOf(
  entries: Record<string, v.GenericSchema>,
  type: string,
  rows: readonly Row[],
  more: readonly string[] = [],
): Names {
  const theirs = new Set([...rows.flatMap((row) => Object.keys(row)), ...more]);
  const ours = new Set(Object.keys(entries));
  const one = type.replace(/s$/, '');
  const taken = new Set<string>();
  const fits = (name: string, field: string) => {
    const entry = entries[field];
    return rows.every(
      (row) =>
        !(name in row) || row[name] === null || (entry !== undefined && v.is(entry, row[name])),
    );
  };
  const names: Names['names'] = {};
  let matched = 0;
  for (const field of ours) {
    if (theirs.has(field) && fits(field, field)) {
      names[field] = field;
      matched += OPTIONAL.test(field) ? 0 : 1;
      continue;
    }
    const words = [field, one + field, ...(FIELD_WORDS[field] ?? '').split(' ')].map(plain);
    const free = [...theirs].filter((name) => !taken.has(name) && !ours.has(name));
    const found = words
      .flatMap((word) => free.filter((name) => [word, plain(one) + word].includes(plain(name))))
      .find((name) => fits(name, field));
    if (found !== undefined) {
      names[field] = found;
      taken.add(found);
      matched += OPTIONAL.test(field) ? 0 : 1;
    } else if (!OPTIONAL.test(field) && field !== 'id') names[field] = null;
  }
  // Of a menu item either may be its text.
  if (names.title && names.name === null) delete names.name;
  return { names, matched, all: [...ours].filter((field) => !OPTIONAL.test(field)).length };
}

function plain(name: string): string {
  return name.replaceAll(/[_-]/g, '').toLowerCase();
}

type Value = string | number | boolean;

/**
 * The server's values of a status.
 * @param active that of the person who signed in, who may
 * @param seen all that there are
 */
export function statusOfUsers(active: unknown, seen: readonly unknown[]) {
  const values = [...new Set(seen.map(plainNumber))].filter((one) => one !== active);
  const [other] = values;
  const shown = { '0': 0, '1': 1 } as const;
  if (active === true) return { shown: 1 as const, values: { 0: false, 1: true } };
  if (active === 1 && values.includes(2)) return { shown: 0 as const, values: { 0: 1, 1: 2 } };
  if (active === 0 || active === 1) return { shown: shown[active] };
  if (active === '0' || active === '1') return { shown: shown[active], values: { 0: '0', 1: '1' } };
  if (typeof active !== 'string' || active === '') return undefined;
  const hidden: Value = typeof other === 'string' ? other : 'disabled';
  return { shown: 0 as const, values: { 0: active, 1: hidden } };
}

/** The values of a field with words of ours, where the server has numbers for them: in the order of both. */
export function valuesOfWords(words: readonly string[], seen: readonly unknown[]) {
  const numbers = [...new Set(seen.map(plainNumber))].filter((one) => /^\d+$/.test(String(one)));
  if (numbers.length === 0 || words.length === 0) return undefined;
  const isText = typeof numbers[0] === 'string';
  const first = Math.min(1, ...numbers.map(Number));
  return Object.fromEntries(
    words.map((word, index) => [word, isText ? `${first + index}` : first + index]),
  );
}

/**
 * What a new record may need besides our fields: what all records have of the form of one, in few values.
 * @param record as one is read to be changed
 */
export function defaultsIn(rows: readonly Row[], record: Row | undefined, names: Names['names']) {
  const ours = new Set(Object.entries(names).map(([name, theirs]) => theirs ?? name));
  const served = /id$|time|date|at$|by$|by_?name$|deleted|version|count/i;
  const found = Object.keys(record ?? {}).flatMap((name) => {
    const values = rows.map((row) => row[name]);
    const isChoice = values.every((one) => isScalar(one) && /^[\w-]{1,12}$/.test(`${one}`));
    const [most] = [...Map.groupBy(values, (one) => one)].toSorted(
      ([, one], [, other]) => other.length - one.length,
    );
    const isFew = new Set(values).size <= Math.min(5, values.length / 2);
    return most && isChoice && isFew && !ours.has(name) && !served.test(name)
      ? [[name, most[0]] as const]
      : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** How times are sent: as they are read. Undefined where there are none. */
export function datesIn(rows: readonly Row[]): 'iso' | 'local' | 'epoch' | undefined {
  const forms = rows.flatMap((row) =>
    Object.entries(row).flatMap(([name, value]) => {
      const text = String(plainNumber(value));
      if (/^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/.test(text)) return ['iso' as const];
      if (/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return ['local' as const];
      const isTime = /time|date|at$/i.test(name) && /^1\d{12}$/.test(text);
      return isTime ? ['epoch' as const] : [];
    }),
  );
  const groups = [...Map.groupBy(forms, (form) => form)];
  return groups.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

/** How English values are named: `title_en` beside `title`. Undefined where there are none, or they are as ours. */
export function englishIn(rows: readonly Row[]): string | undefined {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  const found = [...names].find((name) => name.endsWith('_en') && names.has(name.slice(0, -3)));
  return found && '{field}_en';
}

/** Whether tags of texts have come with escapes, and none as they are. */
export function hasEscapes(rows: readonly Row[]): boolean {
  const texts = rows.flatMap((row) => Object.values(row).filter((one) => typeof one === 'string'));
  const has = (form: RegExp) => texts.some((text) => form.test(text));
  return has(/&lt;\/(p|h\d|div|span)&gt;/) && !has(/<\/(p|h\d|div|span)>/);
}

/** What the permissions of a type begin with, and the server's words, by what an account may do. */
export function permissionsOf(granted: readonly string[], words: readonly string[]) {
  const parts = granted.map((one) => one.split(':'));
  const beginnings = parts.flatMap((one) => {
    const at = one.findIndex((part) => words.includes(part));
    return at > 0 && at < one.length - 1 ? [one.slice(0, at + 1).join(':')] : [];
  });
  const groups = [...Map.groupBy(beginnings, (one) => one)];
  const permission = groups.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
  if (permission === undefined) return undefined;
  const own = Object.entries(PERMISSION_WORDS).flatMap(([word, theirs]) => {
    const found = theirs.split(' ').find((one) => granted.includes(`${permission}:${one}`));
    return found === undefined || found === word ? [] : [[word, found] as const];
  });
  return { permission, words: Object.fromEntries(own) };
}

/** The names of a role's id and name. */
export function roleNames(role: Row): { id: string; name: string } | undefined {
  const id = ['id', 'roleId', 'value', 'role_id', 'key'].find((name) => name in role);
  const name = ['name', 'roleName', 'label', 'title', 'role_name'].find((one) => one in role);
  return id !== undefined && name !== undefined ? { id, name } : undefined;
}
