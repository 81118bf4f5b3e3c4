import { fingerprint } from '#src/lib/text/fingerprint.ts';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { fieldOf } from '#src/lib/records/field-of.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { isBlank, isChinese } from './localized.ts';
import { ENGLISH_SOURCES, englishName } from './record-fields.ts';

// How much of a record is translated, and how much of that is outdated, for editors; apart from `localized.ts`,
// which visitors download.

/** How much of a record is in English; `outdated` where Chinese has changed since. */
export const TRANSLATIONS = ['complete', 'outdated', 'part', 'none'] as const;
export type Translation = (typeof TRANSLATIONS)[number];

export function isTranslation(value: unknown): value is Translation {
  return TRANSLATIONS.some((one) => one === value);
}

/** A value that may have an English one. */
type Translatable = {
  /** The record's field that it is or is in: a list of rows counts as one. */
  field: string;
  /** `specifications.0.name`, and of the English value `specifications.0.nameEn`. */
  from: string;
  name: string;
  chinese: unknown;
  english: unknown;
};

function translatablesOf(record: object, path = '', field?: string): Translatable[] {
  return Object.entries(record).flatMap(([key, chinese]: [string, unknown]) => {
    const from = path + key;
    const of = field ?? key;
    if (Array.isArray(chinese) && chinese.some(isRecord)) {
      return chinese.flatMap((row, index) =>
        isRecord(row) ? translatablesOf(row, `${from}.${index}.`, of) : [],
      );
    }
    const english = fieldOf(record, englishName(key));
    if (english === undefined) return [];
    return [{ field: of, from, name: path + englishName(key), chinese, english }];
  });
}

/** An English value that a record lacks. */
export type MissingEnglish = Omit<Translatable, 'english'>;

export function missingEnglish(record: object): MissingEnglish[] {
  return translatablesOf(record).flatMap(({ english, ...one }) =>
    isChinese(one.chinese) && isBlank(english) ? [one] : [],
  );
}

/** The names of the fields whose Chinese words have no English ones. */
export function untranslatedFields(record: object): string[] {
  return fieldNames(missingEnglish(record));
}

const fieldNames = (values: readonly Pick<Translatable, 'field'>[]): string[] => [
  ...new Set(values.map(({ field }) => field)),
];

export function translationOf(record: object): Translation {
  if (outdatedEnglish(record).length > 0) return 'outdated';
  const all = translatablesOf(record).filter(({ chinese }) => isChinese(chinese));
  const missing = untranslatedFields(record);
  if (missing.length === 0) return 'complete';
  return missing.length === fieldNames(all).length ? 'none' : 'part';
}

// A record's sources are pairs of fingerprints: of an English value, and of the Chinese that it was written for. They
// name no field, so that rows may move, and an English value that another program changes has none. A value without
// a pair counts as current.

/** Fingerprints of longer values are cached, because the form asks for all of them at each key. */
const LONG = 500;
const LONG_VALUES = 20;
const prints = new Map<unknown, string>();

/**
 * A hash of a value's words, and of the number and places of its pictures: markup, spaces and invisible characters do
 * not count.
 */
export function wordsPrint(value: unknown): string {
  const known = prints.get(value);
  if (known !== undefined) return known;
  const text = Array.isArray(value) ? value.map(seenText).join('\n') : seenText(value);
  const print = fingerprint(text);
  if (text.length >= LONG) {
    if (prints.size >= LONG_VALUES) prints.clear();
    prints.set(value, print);
  }
  return print;
}

const PICTURE = /<(?:img|video)\b[^>]*(?:>|$)/gi;
const TAG = /<\/?[a-z][^<>]*>/gi;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Without a DOM, which the mock has not. */
function seenText(value: unknown): string {
  return (
    (typeof value === 'string' ? value : '')
      // A picture counts without its address, because replacing a photo changes that in all records at once.
      .replaceAll(PICTURE, '\uFFFC')
      .replaceAll(TAG, '')
      .replaceAll('&nbsp;', '')
      .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_entity, name: string) => ENTITIES[name] ?? '')
      .normalize()
      .replaceAll(/[\s\p{Cf}]/gu, '')
  );
}

type Source = Translatable & {
  /** The beginning of its pairs. */
  en: string;
  /** Fingerprints of the value and its present Chinese. */
  pair: string;
};

function englishIn(record: object): Source[] {
  return translatablesOf(record).flatMap((one) => {
    if (isBlank(one.english)) return [];
    const en = `${wordsPrint(one.english)}.`;
    return [{ ...one, en, pair: en + wordsPrint(one.chinese) }];
  });
}

function pairsOf(record: object): Set<string> {
  const sources = fieldOf(record, ENGLISH_SOURCES);
  return new Set(typeof sources === 'string' ? sources.match(/\S+/g) : []);
}

const pairsWith = (pairs: ReadonlySet<string>, { en }: Source) =>
  [...pairs].filter((pair) => pair.startsWith(en));

/** An English value whose Chinese has changed since it was written or confirmed. */
export type OutdatedEnglish = Source & {
  /** Its pairs with the Chinese that it was right for. */
  pairs: readonly string[];
};

/** @param before a record whose changed values are looked at: what is outdated once they are saved */
export function outdatedEnglish(values: object, before = values): OutdatedEnglish[] {
  const record = before === values ? values : withSources(before, values);
  const all = pairsOf(record);
  if (all.size === 0) return [];
  return englishIn(record).flatMap((one) => {
    const pairs = pairsWith(all, one);
    return pairs.length === 0 || pairs.includes(one.pair) ? [] : [{ ...one, pairs }];
  });
}

/** The Chinese for which an outdated English value was right, where one of these records has it. */
export function sourceOf(outdated: OutdatedEnglish, records: readonly object[]): unknown {
  const { field, en, pairs } = outdated;
  return records
    .flatMap((record) => translatablesOf(record))
    .find((one) => one.field === field && pairs.includes(en + wordsPrint(one.chinese)))?.chinese;
}

/** The record's sources once its English value is confirmed, or no longer is. */
export function withPair(record: object, { pair }: OutdatedEnglish, isConfirmed: boolean): string {
  const others = [...pairsOf(record)].filter((one) => one !== pair);
  return joined(isConfirmed ? [...others, pair] : others);
}

/** The sources that either record has. */
export function joinedSources(one: object, other: object): string {
  return joined([...pairsOf(one), ...pairsOf(other)]);
}

const joined = (pairs: Iterable<string>) => [...new Set(pairs)].join(' ');

/**
 * A changed record with its sources: English that was written gets the present Chinese, English that was left keeps
 * the Chinese that it had.
 * @param before the record that was changed, or the first values of a new one
 */
export function withSources<T extends object>(before: object, after: T): T;
export function withSources(before: object, after: object): object {
  if (!HAS_ENGLISH) return after;
  const known = pairsOf(after);
  const earlier = englishIn(before);
  const now = englishIn(after);
  const pairs = new Set<string>();
  const unknown: Source[] = [];
  for (const one of now) {
    const same = earlier.filter(({ field, en }) => field === one.field && en === one.en);
    // A row that was moved, else one whose Chinese was changed.
    const left =
      same.find(({ pair }) => pair === one.pair) ??
      same.find(({ pair }) => !now.some((it) => it.field === one.field && it.pair === pair));
    const own = pairsWith(known, one);
    if (left === undefined || known.has(one.pair)) pairs.add(one.pair);
    else if (own.length > 0) own.forEach((pair) => pairs.add(pair));
    else if (left.pair !== one.pair) pairs.add(left.pair);
    else unknown.push(one);
  }
  // Another value with the same English has a pair now.
  for (const one of unknown) if (pairsWith(pairs, one).length > 0) pairs.add(one.pair);
  const sources = joined(pairs);
  return sources === joined(known) ? after : { ...after, [ENGLISH_SOURCES]: sources };
}

/** Whether records of this schema may have English values. */
export function hasEnglishFields(schema: object): boolean {
  const entries = fieldOf(schema, 'entries');
  return isRecord(entries) && hasEnglishValues(entries);
}

/** Whether a record may have English values; they are then there, empty or not. */
export function hasEnglishValues(record: object): boolean {
  return HAS_ENGLISH && Object.keys(record).some((name) => englishName(name) in record);
}
