import { screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';

/** Saves in one of the ways in the menu beside the save button, such as `保存并新建`. */
export async function saveAnd(user: UserEvent, way: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: '其他保存方式' }));
  await user.click(await screen.findByRole('menuitemradio', { name: way }));
}
