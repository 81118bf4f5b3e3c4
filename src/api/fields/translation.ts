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

/** The fields with Chinese words, a list of rows counted as one field, and whether their English value is missing. */
function fieldsOf(record: object): { name: string; isMissing: boolean }[] {
  return Object.entries(record).flatMap(([name, chinese]: [string, unknown]) => {
    if (Array.isArray(chinese) && chinese.some(isRecord)) {
      const cells = chinese.filter(isRecord).flatMap(fieldsOf);
      if (cells.length === 0) return [];
      return [{ name, isMissing: cells.some(({ isMissing }) => isMissing) }];
    }
    const english = fieldOf(record, englishName(name));
    if (english === undefined || !isChinese(chinese)) return [];
    return [{ name, isMissing: isBlank(english) }];
  });
}

/** The names of the fields whose Chinese words have no English ones. */
export function untranslatedFields(record: object): string[] {
  return fieldsOf(record).flatMap(({ name, isMissing }) => (isMissing ? [name] : []));
}

export function translationOf(record: object): Translation {
  const fields = fieldsOf(record);
  const missing = fields.filter(({ isMissing }) => isMissing);
  if (missing.length === 0) return 'complete';
  return missing.length === fields.length ? 'none' : 'part';
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
