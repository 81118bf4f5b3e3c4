import { screen, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';

/** The toast that says this. */
export async function findToast(text: string | RegExp) {
  const toast = (await screen.findByText(text)).closest('li');
  if (!toast) throw new Error('No toast');
  return within(toast);
}

/** Ends a toast's time, as its close button does: a deletion that waits for it is sent. */
export async function endToast(user: UserEvent, text: string | RegExp): Promise<void> {
  await user.click((await findToast(text)).getByRole('button', { name: '关闭' }));
}
