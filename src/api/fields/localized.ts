import i18next from 'i18next';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import type { Categorized } from '#src/lib/records/category-name.ts';
import { fieldOf } from '#src/lib/records/field-of.ts';
import { type Id, sameId } from '#src/lib/records/id.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { englishName } from './record-fields.ts';

// Records as visitors read them, with English values in the place of Chinese ones on the English site.

/** The field of a localized record that names those of its fields that are still in Chinese. */
const IN_CHINESE = 'inChinese';

/** Fields that must be translated before a record, or its page, counts as English. */
const TRANSLATED_FIELDS = ['title', 'name', 'content', 'duties', 'requirements', 'description'];

const read = new WeakMap<object, unknown>();

// Each function checks HAS_ENGLISH itself, so that a build without English has none of this code.
const isEnglishSite = () => i18next.resolvedLanguage === 'en';

/**
 * A record, or a list or page of them, as visitors read it: on the English site with the English values, and with
 * the Chinese ones where there are none (`langOf`). The result is cached by object.
 */
export function localized<T>(value: T): T;
export function localized(value: unknown): unknown {
  return HAS_ENGLISH && isEnglishSite() ? englishValue(value) : value;
}

/** A record with its English values, whatever the site's language is. */
export function inEnglish<T>(value: T): T;
export function inEnglish(value: unknown): unknown {
  return HAS_ENGLISH ? englishValue(value) : value;
}

function englishValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!read.has(value)) {
    read.set(value, Array.isArray(value) ? value.map(englishValue) : englishRecord(value));
  }
  return read.get(value);
}

function englishRecord(value: object): object {
  const inChinese: string[] = [];
  const entries = Object.entries(value).map(([name, chinese]: [string, unknown]) => {
    const english = fieldOf(value, englishName(name));
    if (english === undefined) return [name, englishValue(chinese)];
    if (!isBlank(english)) return [name, english];
    if (isChinese(chinese)) inChinese.push(name);
    return [name, chinese];
  });
  return { ...Object.fromEntries(entries), [IN_CHINESE]: inChinese };
}

export function isBlank(value: unknown): boolean {
  const isEmptyList = Array.isArray(value) && value.length === 0;
  return value === undefined || value === null || value === '' || isEmptyList;
}

const HAN = /\p{Script=Han}/u;

/** Whether a value has Chinese characters: a model, a number or a Latin name needs no translation. */
export function isChinese(value: unknown): boolean {
  return Array.isArray(value)
    ? value.some(isChinese)
    : typeof value === 'string' && HAN.test(value);
}

/** The `lang` of an element that shows a field of a localized record: of Chinese on the English site. */
export function langOf(record: unknown, name: string): 'zh-CN' | undefined {
  if (!HAS_ENGLISH || !isRecord(record)) return undefined;
  const names = record[IN_CHINESE];
  return Array.isArray(names) && names.includes(name) ? 'zh-CN' : undefined;
}

/** A text of a localized record, with the `lang` of what shows it. */
export type LocalText = { text: string; lang?: 'zh-CN' | undefined };

export function localText<Name extends string>(
  record: Readonly<Record<Name, string>>,
  name: Name,
): LocalText {
  return { text: record[name], lang: langOf(record, name) };
}

/** The mark that `langOf` reads, to be copied to another object with the record's fields. */
export function langsOf(record: object): object {
  return HAS_ENGLISH && IN_CHINESE in record ? { [IN_CHINESE]: record[IN_CHINESE] } : {};
}

/** The first of these fields that has a text, one in the site's language if there is any. */
export function textOf(record: object, names: readonly string[]): string {
  const given = names.filter((name) => !isBlank(fieldOf(record, name)));
  const name = given.find((one) => langOf(record, one) === undefined) ?? given[0];
  return name === undefined ? '' : String(fieldOf(record, name));
}

/** Whether a record's page can be read in English; true where nothing has English values. */
export function isInEnglish(record: object): boolean {
  if (!HAS_ENGLISH) return true;
  return TRANSLATED_FIELDS.every(
    (name) => !isChinese(fieldOf(record, name)) || !isBlank(fieldOf(record, englishName(name))),
  );
}

/** Whether an English reader reads Chinese on a record's page. */
export function isUntranslated(record: object): boolean {
  return HAS_ENGLISH && isEnglishSite() && !isInEnglish(record);
}

/** The records that lists show: on the English site only those that can be read in English. */
export function readableRecords<T extends object>(records: readonly T[] = []): T[] {
  return HAS_ENGLISH && isEnglishSite() ? records.filter(isInEnglish) : [...records];
}

export type Category = { id: Id; name: string; nameEn?: string };

/** Whether the name of the record's category is in the list of categories alone. */
export function needsCategories({ categoryId, categoryName }: Categorized): boolean {
  return categoryId !== null && (categoryName === '' || (HAS_ENGLISH && isEnglishSite()));
}

/** A record with the name of its category in the site's language: servers send the Chinese one, or none. */
export function withCategory<T extends Categorized>(
  record: T,
  categories: readonly Category[] | undefined,
): T {
  const category = categories?.find(({ id }) => sameId(id, record.categoryId));
  const categoryName = record.categoryName || (category?.name ?? '');
  if (!HAS_ENGLISH || !isEnglishSite()) return { ...record, categoryName };
  return localized({ ...record, categoryName, categoryNameEn: category?.nameEn ?? '' });
}
