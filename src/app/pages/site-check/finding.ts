import type { LawRule } from '#src/admin/form/checklist/advertising-words.ts';
import type { RecordSource, SourceRecord } from '#src/admin/records/record-source.ts';

/** The kinds of findings, in the order of the page. */
export const KINDS = [
  'links',
  'pictures',
  'alts',
  'words',
  'summaries',
  'covers',
  'ended',
  'english',
] as const;
export type Kind = (typeof KINDS)[number];

/** Keys of the texts `problem.…`. */
type ProblemName =
  | 'linkGone'
  | 'linkHidden'
  | 'noPicture'
  | 'noAlt'
  | 'word'
  | 'noSummary'
  | 'noCover'
  | 'ended'
  | 'noEnglish';

/** The record of a finding. */
export type FoundIn = Pick<SourceRecord, 'id' | 'title' | 'isVisible'>;

export type Finding = {
  kind: Kind;
  record: FoundIn;
  field: string;
  problem: ProblemName;
  /** Values for the placeholders of the text. */
  values?: Record<string, string | number>;
  /** The rule of the Advertising Law that a word may break. */
  law?: LawRule;
};

export type SourceFinding = Finding & { source: RecordSource };
