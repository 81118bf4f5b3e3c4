import type axe from 'axe-core';

/** Returns the violations as lines of text. */
export function describeViolations(violations: axe.Result[]): string {
  return violations
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n  ${failureSummary ?? ''}`),
    )
    .join('\n');
}
