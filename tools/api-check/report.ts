import type { Outcome } from './outcome.ts';

/** The translated words of a report, with the reasons that it can have; the rest are calls, paths and values. */
export type ReportWords = Record<Outcome['verdict'] | 'unknown', string> &
  Partial<Record<NonNullable<Outcome['reason']>, string>>;

/** Counts the calls by their verdict. */
export function countVerdicts(outcomes: Outcome[]): Record<Outcome['verdict'], number> {
  const count = (verdict: Outcome['verdict']) =>
    outcomes.filter((outcome) => outcome.verdict === verdict).length;
  return { fits: count('fits'), differs: count('differs'), skipped: count('skipped') };
}

/** Returns the lines for one call: its verdict, then each problem. */
export function toLines(outcome: Outcome, words: ReportWords): string[] {
  const { call, made = call, verdict, reason, status, ms, count, problems, unknown } = outcome;
  const facts = [
    words[verdict],
    ...(status === undefined ? [] : [String(status)]),
    ...(ms === undefined ? [] : [`${ms} ms`]),
    ...(count === undefined ? [] : [`× ${count}`]),
    ...(reason === undefined ? [] : [words[reason] ?? reason]),
  ];
  return [
    `${made === call ? call : `${call} → ${made}`}  ${facts.join(' · ')}`,
    ...problems.map(
      ({ path, expected, got, times }) =>
        `    ${path}: ${expected} ← ${got}${times > 1 ? ` (× ${times})` : ''}`,
    ),
    ...(unknown.length > 0 ? [`    ${words.unknown}: ${unknown.join(', ')}`] : []),
  ];
}
