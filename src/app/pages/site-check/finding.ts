import type { LawRule } from '#src/admin/form/checklist/advertising-words.ts';
import { recordKey } from '#src/admin/form/checklist/set-aside.ts';
import type { RecordSource, SourceRecord } from '#src/admin/records/record-source.ts';

/** What visitors stumble over. */
const MET_FIRST = ['links', 'pictures', 'words', 'escaped', 'cut', 'ended'] as const;

/** What the site check looks for, in the order of the page. */
export const FINDING_KINDS = [
  ...MET_FIRST,
  'alts',
  'summaries',
  'covers',
  'english',
  'outdated',
] as const;
type Kind = (typeof FINDING_KINDS)[number];

/** Keys of the texts `problem.…`. */
type ProblemName =
  | 'linkGone'
  | 'linkHidden'
  | 'noPicture'
  | 'noAlt'
  | 'word'
  | 'escaped'
  | 'textCut'
  | 'noSummary'
  | 'noCover'
  | 'ended'
  | 'noEnglish'
  | 'outdatedEnglish';

/** A record as a finding names it. */
export type FoundIn = Pick<SourceRecord, 'id' | 'title'> & {
  /** Visitors see it, or will when it is published. */
  isSeen: boolean;
  /** How often visitors have read its page; 0 where the server does not count. */
  views: number;
};

export type Finding = {
  kind: Kind;
  record: FoundIn;
  field: string;
  problem: ProblemName;
  /** The finding's key within its record, by which it is set aside. */
  name: string;
  /** Values that the finding's text interpolates. */
  values?: Record<string, string | number>;
  /** The rule of the Advertising Law that a word may break. */
  law?: LawRule;
  /** The page does without it. */
  isOptional?: boolean;
};

export type SourceFinding = Finding & { source: RecordSource };

/** The groups of the page: what is to do, and what is folded. */
export const TO_DO = ['first', 'missing'] as const;
export const FOLDED = ['optional', 'hidden'] as const;
export type Group = (typeof TO_DO)[number] | (typeof FOLDED)[number];

export function groupOf({ kind, record, isOptional }: Finding): Group {
  if (!record.isSeen) return 'hidden';
  if (isOptional) return 'optional';
  return MET_FIRST.some((one) => one === kind) ? 'first' : 'missing';
}

export const isToDo = (finding: Finding) => TO_DO.some((group) => group === groupOf(finding));

export const findingPageKey = ({ source, record }: SourceFinding) =>
  recordKey(source.name, record.id);

/** The key by which a finding is set aside. */
export const findingKey = (finding: SourceFinding) => `${findingPageKey(finding)} ${finding.name}`;

/** For `sort`: what visitors stumble over first, then what is missing where most of them read. */
export function byWeight(one: Finding, other: Finding): number {
  return rankOf(one) - rankOf(other) || other.record.views - one.record.views;
}

function rankOf(finding: Finding): number {
  return groupOf(finding) === 'first' ? FINDING_KINDS.indexOf(finding.kind) : FINDING_KINDS.length;
}
