import { screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';

/**
 * The field of a date in a form that stands. Its picker is fetched when somebody comes near, and is
 * there at once where an earlier test of the file has fetched it.
 */
export async function findDateField(user: UserEvent, name: string): Promise<HTMLElement> {
  const standIn = screen.queryByRole('textbox', { name });
  if (standIn) await user.hover(standIn);
  return screen.findByRole('group', { name });
}
