import type { ReactNode } from 'react';
import type { CheckedFields } from '#src/admin/records/checked-fields.ts';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import type { FoundWord } from './find-advertising-words.ts';

/** The checklist of a content type's form. */
export type Checklist<Input> = {
  fields: CheckedFields;
  /** Renders how a shared link looks, for types with a public page. */
  share: ((values: Input) => ReactNode) | undefined;
};

const POINTS = [
  'title',
  'picture',
  'summary',
  'text',
  'alt',
  'links',
  'schedule',
  'words',
  'english',
] as const;
export type Point = (typeof POINTS)[number];

/** The points of the form's checks that need no server; their texts are `checklist.problem.…`. */
export const PROBLEMS = {
  titleLong: 'title',
  noCover: 'picture',
  noPhonePicture: 'picture',
  noSummary: 'summary',
  summaryShort: 'summary',
  summaryLong: 'summary',
  textCut: 'text',
  noAlt: 'alt',
  beginPassed: 'schedule',
  endsBeforeBegin: 'schedule',
  endPassed: 'schedule',
  noEnglish: 'english',
  outdatedEnglish: 'english',
} as const satisfies Record<string, Point>;

export type Problem = {
  /** The field that the person goes to. */
  field: string;
  problem: keyof typeof PROBLEMS;
  /** Values that the problem's text interpolates. */
  values?: Record<string, string | number>;
  /** A page does without it: it is said apart, and not counted. */
  isOptional?: boolean;
};

export type WordProblem = FoundWord & { field: string };

export type Problems = { problems: Problem[]; words: WordProblem[] };

/** How many problems there are; form and site check count the same. */
export function countProblems({ problems, words }: Problems): number {
  return problems.filter(({ isOptional }) => !isOptional).length + words.length;
}

/** The points that a form can be checked for. */
export function pointsOf(fields: CheckedFields): Point[] {
  const has: Record<Point, boolean> = {
    title: fields.title !== undefined,
    picture: (fields.cover ?? fields.phonePicture) !== undefined,
    summary: fields.summary !== undefined,
    text: fields.richTexts !== undefined,
    alt: fields.richTexts !== undefined,
    links: (fields.links ?? fields.richTexts) !== undefined,
    schedule: (fields.begin ?? fields.end) !== undefined,
    words: true,
    english: HAS_ENGLISH,
  };
  return POINTS.filter((point) => has[point]);
}
