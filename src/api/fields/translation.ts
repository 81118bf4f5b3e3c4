import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { fieldOf } from '#src/lib/records/field-of.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { isBlank, isChinese } from './localized.ts';
import { englishName } from './record-fields.ts';

// How much of a record is translated, for editors; apart from `localized.ts`, which visitors download.

/** How much of a record is in English. */
export const TRANSLATIONS = ['complete', 'part', 'none'] as const;
export type Translation = (typeof TRANSLATIONS)[number];

export function isTranslation(value: unknown): value is Translation {
  return TRANSLATIONS.some((one) => one === value);
}

/** A value with Chinese words that may have English ones. */
type Translatable = {
  /** The record's field that it is or is in: a list of rows counts as one. */
  field: string;
  /** `specifications.0.name`, and of the English value `specifications.0.nameEn`. */
  from: string;
  name: string;
  chinese: unknown;
  isMissing: boolean;
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
    if (english === undefined || !isChinese(chinese)) return [];
    const name = path + englishName(key);
    return [{ field: of, from, name, chinese, isMissing: isBlank(english) }];
  });
}

/** An English value that a record lacks. */
export type MissingEnglish = Omit<Translatable, 'isMissing'>;

export function missingEnglish(record: object): MissingEnglish[] {
  return translatablesOf(record).filter(({ isMissing }) => isMissing);
}

/** The names of the fields whose Chinese words have no English ones. */
export function untranslatedFields(record: object): string[] {
  return [...new Set(missingEnglish(record).map(({ field }) => field))];
}

export function translationOf(record: object): Translation {
  const all = translatablesOf(record);
  const fields = new Set(all.map(({ field }) => field));
  const missing = new Set(all.flatMap(({ field, isMissing }) => (isMissing ? [field] : [])));
  if (missing.size === 0) return 'complete';
  return missing.size === fields.size ? 'none' : 'part';
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
