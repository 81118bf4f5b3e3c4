import { screen, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';

// Actions and queries for the tests of the auth pages.

/** Finds a field by the start of its label. */
export async function findField(label: string): Promise<HTMLElement> {
  return screen.findByLabelText(new RegExp(`^${label}`));
}

/** Replaces the username and password. */
export async function fillIn(
  user: UserEvent,
  username = 'admin',
  password = 'demo1234',
): Promise<void> {
  await retype(user, '用户名', username);
  await retype(user, '密码', password);
}

async function retype(user: UserEvent, label: string, text: string): Promise<void> {
  const field = await findField(label);
  await user.clear(field);
  await user.type(field, text);
}

export async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
}

/** Waits for a toast; an open dialog hides the toast region from role queries. */
export async function findToast(text: string | RegExp): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name: /通知|Notifications/, hidden: true });
  return within(region).findByText(text);
}

/** Texts of all alerts. */
export async function readAlerts(): Promise<string[]> {
  return (await screen.findAllByRole('alert')).map((node) => node.textContent);
}
