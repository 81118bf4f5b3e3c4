import type axe from 'axe-core';

/** Violations as lines to read. */
export function describeViolations(violations: axe.Result[]): string {
  return violations
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n  ${failureSummary ?? ''}`),
    )
    .join('\n');
}
