import type { CheckedFields } from '#src/admin/records/checked-fields.ts';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { englishName, seo } from '#src/api/fields/record-fields.ts';
import { outdatedEnglish, untranslatedFields } from '#src/api/fields/translation.ts';
import { formatDateTime } from '#src/i18n/format/format-date-time.ts';
import { formatEndTime } from '#src/i18n/format/format-end.ts';
import { isCut } from '#src/lib/html/shown-length.ts';
import type { FieldsByName } from '#src/lib/records/field-of.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import { graphemesOf } from '#src/lib/text/graphemes.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import type { Problem, Problems } from './checklist.ts';
import { findAdvertisingWords } from './find-advertising-words.ts';
import { readRichText } from './read-rich-text.ts';
import { cutText, textWidth } from '#src/lib/text/text-width.ts';

/** Widths in Latin letters, of which a Chinese character takes two: what search engines show about. */
export const TITLE_WIDTH = 60;
export const DESCRIPTION_WIDTH = 160;
const SHORT_DESCRIPTION = 40;
/** In ms: a publish time that was filled in as "now" when the form was opened has not passed. */
const JUST_NOW = 60_000;

/** Advice on wording, and what has a substitute on the page. */
const ADVICE = new Set<string>(['titleLong', 'summaryShort', 'summaryLong', 'noPhonePicture']);
/** Fields that a page does without in English. */
const OPTIONAL_FIELDS = new Set([...Object.keys(seo), 'author', 'source']);

/** How the form was opened. */
export type Opened = {
  /** Its first values. */
  values: FieldsByName;
  isNew: boolean;
  /** In epoch milliseconds. */
  at: number;
};

/** What could be better in a form's values, as far as no server is needed to see it. */
export function findProblems(
  fields: CheckedFields,
  values: FieldsByName,
  opened: Opened,
  now: number = currentTime(),
): Problems {
  const valueOf = (name: string) => textOf(values[name]).trim();
  const bodies = (fields.richTexts ?? []).map((field) => ({
    field,
    ...readRichText(textOf(values[field])),
  }));
  const texts = [...fields.texts.map((field) => ({ field, text: valueOf(field) })), ...bodies];
  return {
    problems: [
      ...titleProblems(fields.title ?? [], valueOf),
      ...pictureProblems(fields, valueOf),
      ...summaryProblems(fields.summary ?? [], valueOf),
      ...bodies.flatMap(({ field }) =>
        isCut(textOf(values[field])) ? [{ field, problem: 'textCut' } as const] : [],
      ),
      ...bodies.flatMap(({ field, withoutAlt }) =>
        withoutAlt > 0 ? [{ field, problem: 'noAlt', values: { count: withoutAlt } } as const] : [],
      ),
      ...scheduleProblems(fields, values, opened, now),
      ...englishProblems(values),
      ...outdatedProblems(values, opened),
    ].map((one) => (ADVICE.has(one.problem) ? { ...one, isOptional: true } : one)),
    words: texts.flatMap(({ field, text }) =>
      findAdvertisingWords(text).map((found) => ({ ...found, field })),
    ),
  };
}

type ValueOf = (name: string) => string;

function titleProblems(names: readonly string[], valueOf: ValueOf): Problem[] {
  const field = names.find((name) => valueOf(name) !== '');
  if (field === undefined || textWidth(valueOf(field)) <= TITLE_WIDTH) return [];
  const shown = cutText(valueOf(field), TITLE_WIDTH);
  return [{ field, problem: 'titleLong', values: { end: graphemesOf(shown).slice(-7).join('') } }];
}

function pictureProblems({ cover, phonePicture }: CheckedFields, valueOf: ValueOf): Problem[] {
  const problems: Problem[] = [];
  if (cover !== undefined && valueOf(cover) === '') {
    problems.push({ field: cover, problem: 'noCover' });
  }
  if (phonePicture !== undefined && valueOf(phonePicture) === '') {
    problems.push({ field: phonePicture, problem: 'noPhonePicture' });
  }
  return problems;
}

function summaryProblems(names: readonly string[], valueOf: ValueOf): Problem[] {
  const field = names.find((name) => valueOf(name) !== '');
  const last = names.at(-1);
  if (last === undefined) return [];
  if (field === undefined) return [{ field: last, problem: 'noSummary' }];
  const text = valueOf(field);
  const width = textWidth(text);
  if (width < SHORT_DESCRIPTION) return [{ field, problem: 'summaryShort' }];
  if (width <= DESCRIPTION_WIDTH) return [];
  const shown = cutText(text, DESCRIPTION_WIDTH);
  return [
    { field, problem: 'summaryLong', values: { end: graphemesOf(shown).slice(-7).join('') } },
  ];
}

function scheduleProblems(
  { begin, end }: CheckedFields,
  values: FieldsByName,
  opened: Opened,
  now: number,
): Problem[] {
  const begins = begin === undefined ? '' : textOf(values[begin]);
  const ends = end === undefined ? '' : textOf(values[end]);
  const problems: Problem[] = [];
  if (begin !== undefined && Date.parse(begins) < now) {
    const isChanged = !isSame(values[begin], opened.values[begin]);
    const isOld = opened.isNew && Date.parse(begins) < opened.at - JUST_NOW;
    if (isChanged || isOld) {
      const time = formatDateTime(begins);
      problems.push({ field: begin, problem: 'beginPassed', values: { time } });
    }
  }
  if (end !== undefined && Date.parse(ends) <= Date.parse(begins)) {
    problems.push({ field: end, problem: 'endsBeforeBegin' });
  } else if (end !== undefined && Date.parse(ends) <= now) {
    problems.push({ field: end, problem: 'endPassed', values: { time: formatEndTime(ends) } });
  }
  return problems;
}

function englishProblems(values: FieldsByName): Problem[] {
  if (!HAS_ENGLISH) return [];
  const isOptional = (name: string) => OPTIONAL_FIELDS.has(name);
  const names = untranslatedFields(values);
  return [names.filter((name) => !isOptional(name)), names.filter(isOptional)].flatMap(
    ([first, ...others]) => {
      if (first === undefined) return [];
      const english = englishName(first);
      // Rows have their English in themselves.
      const field = english in values ? english : first;
      const found = { problem: 'noEnglish', values: { count: others.length + 1 } } as const;
      return [{ ...found, field, isOptional: isOptional(first) }];
    },
  );
}

function outdatedProblems(values: FieldsByName, opened: Opened): Problem[] {
  if (!HAS_ENGLISH) return [];
  const fields = new Map(
    // Reversed, so that of a list of rows the first outdated one is kept.
    outdatedEnglish(values, opened.values)
      .toReversed()
      .map(({ field, name }) => [field, name]),
  );
  return [...fields].toReversed().map(([field, name]) => ({
    field: name,
    problem: 'outdatedEnglish',
    isOptional: OPTIONAL_FIELDS.has(field),
  }));
}

/** The words in a text, a list, or rows; the fields of a row are apart from each other. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  if (isRecord(value)) return Object.values(value).map(textOf).join('\n');
  return typeof value === 'string' ? value : '';
}
