import { screen } from '@testing-library/dom';
import axe from 'axe-core';
import { describeViolations } from './describe-violations.ts';

/** `target-size` and contrast need a layout, which only a browser has: `tests/browser` asks for those. */
const WITHOUT_LAYOUT = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };

/** @throws Error that lists what axe finds against A and AA rules of WCAG 2.2, with the elements. */
export async function expectNoAxeViolations(container: Element = document.body): Promise<void> {
  // What an open dialog hides takes no focus: axe sees the dialog only where there is a layout.
  const dialogs = [...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')];
  const { violations } = await axe.run(container, {
    rules: { ...WITHOUT_LAYOUT, 'aria-hidden-focus': { enabled: dialogs.length === 0 } },
  });
  if (violations.length > 0) throw new Error(describeViolations(violations));
}
