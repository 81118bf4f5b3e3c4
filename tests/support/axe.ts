import axe from 'axe-core';

/** `target-size` and contrast need a layout, which only a browser has: `tests/browser` asks for those. */
const WITHOUT_LAYOUT = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };

/** @throws Error that lists what axe finds against A and AA rules of WCAG 2.2, with the elements. */
export async function expectNoAxeViolations(container: Element = document.body): Promise<void> {
  const { violations } = await axe.run(container, { rules: WITHOUT_LAYOUT });
  if (violations.length > 0) throw new Error(describeViolations(violations));
}

/** Violations as lines to read. */
export function describeViolations(violations: axe.Result[]): string {
  return violations
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n  ${failureSummary ?? ''}`),
    )
    .join('\n');
}
