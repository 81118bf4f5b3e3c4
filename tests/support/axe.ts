import { screen } from '@testing-library/dom';
import axe from 'axe-core';
import { describeViolations } from './describe-violations.ts';

/** Contrast and `target-size` need a layout, so the tests in `tests/browser` check them. */
const WITHOUT_LAYOUT = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };

/** MUI draws tooltips at the end of the body, and a slow machine still shows one when axe starts. */
const PARTS_BESIDE_LANDMARKS = 'dialog, [role=dialog], [role=alertdialog], [role=tooltip], svg';
axe.configure({ checks: [{ id: 'region', options: { regionMatcher: PARTS_BESIDE_LANDMARKS } }] });

/** @throws Error that lists axe's violations of WCAG 2.2 A and AA, with their elements */
export async function expectNoAxeViolations(container: Element = document.body): Promise<void> {
  // A dialog sets aria-hidden on the rest of the page, which axe accepts only if it sees the layout of
  // the dialog.
  const dialogs = [...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')];
  const { violations } = await axe.run(container, {
    rules: { ...WITHOUT_LAYOUT, 'aria-hidden-focus': { enabled: dialogs.length === 0 } },
  });
  if (violations.length > 0) throw new Error(describeViolations(violations));
}
