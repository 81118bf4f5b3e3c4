import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { expect } from 'vitest';
import { describeViolations } from './describe-violations.ts';

/** `target-size` and contrast need a layout, which only a browser has: `tests/browser` asks for those. */
const WITHOUT_LAYOUT = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };

/** @throws Error that lists what axe finds against A and AA rules of WCAG 2.2, with the elements. */
export async function expectNoAxeViolations(container: Element = document.body): Promise<void> {
  // A dialog on its way in is none for axe, which then sees no reason for the rest to be hidden.
  await waitFor(() => {
    for (const dialog of screen.queryAllByRole('dialog')) expect(dialog).toBeVisible();
  });
  const { violations } = await axe.run(container, { rules: WITHOUT_LAYOUT });
  if (violations.length > 0) throw new Error(describeViolations(violations));
}
