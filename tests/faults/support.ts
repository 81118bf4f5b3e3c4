import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { t } from 'i18next';
import { expect } from 'vitest';
import { mock } from '#tests/support/mock.ts';

/** A part of the page: a selector, `main` by default. */
export type PagePart = { place?: string };

/** What React hides, as the pages that were left and are kept. */
const HIDDEN = '[style*="display: none"]';

const shownIn = (area: Element, selector: string) =>
  [...area.querySelectorAll(selector)].filter((part) => !part.closest(HIDDEN));

/** Returns all text in a part of the page: content, field values and addresses. */
export function textOf({ place = 'main' }: PagePart): string {
  return shownIn(document.body, place)
    .flatMap((area) => [
      textShownIn(area),
      ...shownIn(area, 'form:not([role=search]) :is(input, textarea)').map(valueOf),
      ...shownIn(area, '[href]').map((link) => link.getAttribute('href')),
    ])
    .join('\n');
}

function textShownIn(area: Element): string {
  const { children, textContent } = area;
  if (!area.querySelector(HIDDEN)) return textContent;
  return [...children].map((child) => (child.matches(HIDDEN) ? '' : textShownIn(child))).join('');
}

export const valueOf = (field: Element): string => ('value' in field ? String(field.value) : '');

/** Waits for a text in a part of the page. */
export const shows = (where: PagePart, text: string): Promise<void> =>
  waitFor(() => expect(textOf(where)).toContain(text), { timeout: 4000 });

/** Returns the button with this text in a part of the page. */
export function buttonIn({ place = 'main' }: PagePart, text: string | RegExp): Element {
  const buttons = shownIn(document.body, `${place} button`);
  const found = buttons.find(({ textContent }) =>
    typeof text === 'string' ? textContent === text : text.test(textContent),
  );
  if (!found) throw new Error(`No button ${String(text)}`);
  return found;
}

/** Signs in with the dialog of an expired session, after the faults have been removed. */
export async function signInOver(): Promise<void> {
  const dialog = await screen.findByRole('alertdialog', { name: t('sessionEnded.title') });
  await waitFor(() => expect(dialog.querySelectorAll('input')).toHaveLength(2));
  mock.db.faults.clear();
  const [name, password] = dialog.querySelectorAll('input');
  if (!name || !password) throw new Error('No fields to sign in with');
  fireEvent.change(name, { target: { value: 'admin' } });
  fireEvent.change(password, { target: { value: 'demo1234' } });
  fireEvent.submit(dialog.querySelector('form') ?? dialog);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}
