import type { Problem } from '#src/admin/form/checklist/checklist.ts';
import { findProblems } from '#src/admin/form/checklist/find-problems.ts';
import { problemKey, wordKey } from '#src/admin/form/checklist/set-aside.ts';
import { readRichText } from '#src/admin/form/checklist/read-rich-text.ts';
import { picturesIn } from '#src/admin/pictures/uses/body-pictures.ts';
import { pictureKey } from '#src/admin/pictures/uses/picture-key.ts';
import type { CheckedFields } from '#src/admin/records/checked-fields.ts';
import { type RecordSource, type SourceRecord, textIn } from '#src/admin/records/record-source.ts';
import { periodNames } from '#src/admin/records/table-facts.ts';
import { STATUS } from '#src/api/fields/status.ts';
import type { Field } from '#src/api/fields/record-fields.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import type { Finding, FoundIn } from './finding.ts';

export type FoundLink = { record: FoundIn; field: string; href: string; text: string };

type FoundPicture = { record: FoundIn; field: string; src: string };

/** What can be found in a record alone, without further requests. */
export type Checked = { findings: Finding[]; links: FoundLink[]; pictures: FoundPicture[] };

/** Checks a record by the rules of the forms' checklist, in the fields that its type declares. */
export function checkRecord(source: RecordSource, one: SourceRecord): Checked {
  const { id, title, isVisible, fields } = one;
  const views = typeof fields.views === 'number' ? fields.views : 0;
  const { begin } = periodNames(source.fields ?? {});
  const isScheduled =
    fields.status === STATUS.shown && Date.parse(textIn(fields, begin)) > currentTime();
  const record = { id, title, isSeen: isVisible || isScheduled, views };
  const checked = checkedFields(source);
  const now = currentTime();
  const opened = { values: fields, isNew: false, at: now };
  const { problems, words } = findProblems(checked, fields, opened, now);
  const textOf = (field: string) => textIn(fields, field);
  const richTexts = checked.richTexts ?? [];
  return {
    findings: [
      ...problems.flatMap((problem) => problemFinding(record, problem)),
      ...words.map(({ field, word, before, after, rule }): Finding => {
        const values = { word, text: `${before}${word}${after}` };
        const name = wordKey(word);
        return { kind: 'words', record, field, problem: 'word', name, values, law: rule };
      }),
      ...[
        ...richTexts.filter((field) => hasTagsAsText(textOf(field))),
        ...checked.texts.filter((field) => ESCAPE.test(textOf(field))),
      ].map((field): Finding => {
        return { kind: 'escaped', record, field, problem: 'escaped', name: `escaped ${field}` };
      }),
      ...namesOf(source, isRequiredPicture)
        .filter((field) => field !== checked.cover && textOf(field) === '')
        .flatMap((field) => problemFinding(record, { field, problem: 'noCover' })),
    ],
    links: [
      ...(checked.links ?? []).map((field) => ({ record, field, href: textOf(field), text: '' })),
      ...richTexts.flatMap((field) =>
        readRichText(textOf(field)).links.map((link) => ({ ...link, record, field })),
      ),
    ].filter(({ href }) => href !== ''),
    pictures: [
      ...namesOf(source, ({ kind }) => kind === 'picture').map((field) => ({
        field,
        src: textOf(field),
      })),
      // Pictures of galleries.
      ...namesOf(source, ({ kind }) => kind === 'list').flatMap((field) =>
        listOf(fields[field])
          .filter((src) => src.includes('/'))
          .map((src) => ({ field, src })),
      ),
      ...richTexts.flatMap((field) => picturesIn(textOf(field)).map(({ src }) => ({ field, src }))),
    ]
      .filter(({ src }) => pictureKey(src) !== undefined)
      .map((picture) => ({ ...picture, record })),
  };
}

/** What a server's filter makes of signs; in a plain text people would see it. */
const ESCAPE = /&(?:lt|gt|amp|quot|apos|#39|#x27|nbsp);/i;

/** Whether a rich text has no element, but tags as text: a filter has escaped them. */
function hasTagsAsText(html: string): boolean {
  return !/<[a-z]/i.test(html) && /&lt;\/?[a-z][^<>]{0,1000}?&gt;/i.test(html);
}

function problemFinding(record: FoundIn, one: Problem): Finding[] {
  const { field, problem, values, isOptional = false } = one;
  const meaning = MEANINGS[problem];
  // Of most types visitors see nothing any more once it has ended.
  if (!meaning || (problem === 'endPassed' && !record.isSeen)) return [];
  const name = problemKey(one);
  return [{ ...meaning, record, field, name, isOptional, ...(values && { values }) }];
}

/** The findings for problems of the checklist; its other problems are only hints for the author. */
const MEANINGS: Partial<Record<Problem['problem'], Pick<Finding, 'kind' | 'problem'>>> = {
  textCut: { kind: 'cut', problem: 'textCut' },
  noAlt: { kind: 'alts', problem: 'noAlt' },
  noSummary: { kind: 'summaries', problem: 'noSummary' },
  noCover: { kind: 'covers', problem: 'noCover' },
  endPassed: { kind: 'ended', problem: 'ended' },
  noEnglish: { kind: 'english', problem: 'noEnglish' },
  outdatedEnglish: { kind: 'outdated', problem: 'outdatedEnglish' },
};

/** The fields that the form checks; for a type without a checklist, all its texts and links. */
function checkedFields(source: RecordSource): CheckedFields {
  return (
    source.checked ?? {
      links: namesOf(source, ({ kind }) => kind === 'link'),
      richTexts: namesOf(source, ({ kind }) => kind === 'richText'),
      texts: namesOf(source, ({ kind }) => ['title', 'text', 'list'].includes(kind)),
    }
  );
}

function namesOf({ fields = {} }: RecordSource, fits: (field: Field) => boolean): string[] {
  return Object.entries(fields).flatMap(([name, field]) => (fits(field) ? [name] : []));
}

const isRequiredPicture = (field: Field) => field.kind === 'picture' && field.required === true;

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
