import { ENGLISH_SOURCES, englishName } from '#src/api/fields/record-fields.ts';
import { withSources } from '#src/api/fields/translation.ts';
import { fieldOf } from '#src/lib/records/field-of.ts';

/** English texts by the Chinese texts of the seed. */
export type Words = Record<string, string>;

/**
 * Adds English values to records, also in lists inside them: for each of these fields whose Chinese text, or every
 * piece of it, has a translation.
 */
export function withEnglish<T extends object>(
  records: T[],
  names: readonly string[],
  words: Words,
): T[] {
  return records.map((record) => {
    const english = names.flatMap((name) => {
      const value = englishOf(fieldOf(record, name), words);
      return value === undefined ? [] : [[englishName(name), value]];
    });
    return { ...record, [ENGLISH_SOURCES]: '', ...Object.fromEntries(english) };
  });
}

/**
 * Makes English outdated.
 * @param earlier by the record's id: the Chinese texts that its English was written for
 */
export function withOutdated<T extends { id: unknown }>(
  records: T[],
  earlier: Record<string, Partial<T>>,
): T[] {
  return records.map((record) => withSources({ ...record, ...earlier[String(record.id)] }, record));
}

function englishOf(chinese: unknown, words: Words): unknown {
  if (Array.isArray(chinese)) {
    const all = chinese.map((item) => englishOf(item, words));
    return all.includes(undefined) ? undefined : all;
  }
  if (typeof chinese !== 'string') return undefined;
  return chinese.startsWith('<') ? englishHtml(chinese, words) : words[chinese];
}

/** A translated rich text; undefined unless every text between tags and every alternative text has a translation. */
function englishHtml(html: string, words: Words): string | undefined {
  let isWhole = true;
  const wordOf = (text: string) => {
    const english = words[text];
    if (english === undefined) isWhole = false;
    return english ?? '';
  };
  const english = html
    .replaceAll(/>([^<]+)</g, (_piece, text: string) => `>${wordOf(text)}<`)
    .replaceAll(/alt="([^"]+)"/g, (_alt, text: string) => `alt="${wordOf(text)}"`);
  return isWhole ? english : undefined;
}
