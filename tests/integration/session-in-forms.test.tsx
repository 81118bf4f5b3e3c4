import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { readStoredSession } from '#src/session/session-storage.ts';
import { session } from '#src/session/session-store.ts';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { fillIn, press } from './auth-actions.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

// A session that ends under a form: what was typed is there afterwards.

const UPDATE = 'PUT /links/update';
const SIGN_IN = '/auth/jwt-local/sign-in';

// The first of all fetches the page's code.
const nameField = () => screen.findByRole('textbox', { name: /^名称/ }, { timeout: 20_000 });
const alert = () => screen.findByRole('alertdialog', { name: '登录已过期，请重新登录' });

/** Signs in on the page that the alert has led to. */
async function signInThere({ user, router }: Awaited<ReturnType<typeof renderApp>>) {
  await waitFor(() => expect(router.state.location.pathname).toBe(SIGN_IN));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await fillIn(user);
  await press(user, '登录');
}

/** The form of the first link, with something typed into it. */
async function openAndType() {
  const [link] = mock.db.links.all();
  if (!link) throw new Error('The mock has no link');
  const path = `/backstage/site/friendly-link/${link.id}/edit`;
  const app = await renderApp(path, { as: 'admin' });
  const name = await nameField();
  await app.user.clear(name);
  await app.user.type(name, '会话结束前');
  return { ...app, link, path, name };
}

describe('a 401 while a form is saved', () => {
  it('A12: the same person signs in over the page, and the save is sent again, once', async () => {
    const { user, db, router, link } = await openAndType();
    db.endToken(session.getStored()?.bearer ?? '');
    await press(user, SAVE);
    const dialog = await alert();
    expect(dialog).toHaveAccessibleDescription('重新登录后可继续编辑，刚才填写的内容都还在。');
    expect(screen.queryByText('Token expired!')).toBeNull();
    expect(readStoredSession()).toBeNull();
    expect(await within(dialog).findByLabelText(/^用户名/)).toHaveValue('admin');
    await waitFor(() => expect(within(dialog).getByLabelText(/^密码/)).toHaveFocus());
    await expectNoAxeViolations(dialog);

    await fillIn(user);
    await press(user, '登录');
    expect(await screen.findByText(SAVED)).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/list$/));
    expect(db.links.find(link.id)).toMatchObject({ name: '会话结束前' });
    // The first reading of the record was refused: nothing was sent before it.
    expect(db.requests.of(UPDATE)).toHaveLength(1);
  });

  it('A12: a wrong password shows one message, in the dialog over the page', async () => {
    const { user, db } = await openAndType();
    db.endToken(session.getStored()?.bearer ?? '');
    await press(user, SAVE);
    await within(await alert()).findByLabelText(/^用户名/);
    await fillIn(user, 'admin', 'wrong-one');
    await press(user, '登录');
    await screen.findByRole('alert');
    expect(screen.getAllByText('用户名或密码错误')).toHaveLength(1);
  });

  it('A12: another person gets a fresh page, and the draft is kept for its author', async () => {
    const { user, db, router, link, path } = await openAndType();
    db.endToken(session.getStored()?.bearer ?? '');
    await press(user, SAVE);
    await within(await alert()).findByLabelText(/^用户名/);
    await fillIn(user, 'linxia');
    await press(user, '登录');
    await waitFor(async () => expect(await nameField()).toHaveValue(link.name));
    expect(router.state.location.pathname).toBe(path);
    expect(screen.queryByText(/未保存的草稿$/)).toBeNull();
    expect(db.links.find(link.id)).toMatchObject({ name: link.name });
  });

  it('A12: the sign-in page opens without a question, and leads back to the form and its draft', async () => {
    const app = await openAndType();
    const { user, db, router, link, path } = app;
    db.endToken(session.getStored()?.bearer ?? '');
    await press(user, SAVE);
    await alert();
    await press(user, '前往登录页面');
    await signInThere(app);
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    await screen.findByText(/^有一份 .+ 未保存的草稿$/);
    expect(await nameField()).toHaveValue(link.name);
    await press(user, '恢复');
    expect(await nameField()).toHaveValue('会话结束前');
    expect(db.links.find(link.id)).toMatchObject({ name: link.name });
  });
});

it('A8: what was typed until the session expired is offered after the sign-in', async () => {
  const app = await openAndType();
  const { user, router, path, name } = app;
  // Not yet written when the time is over.
  await user.type(name, '的最后一字');
  session.end('expired');
  const dialog = await alert();
  await user.click(within(dialog).getByRole('button', { name: '重新登录' }));
  await signInThere(app);
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  await screen.findByText(/^有一份 .+ 未保存的草稿$/);
  await press(user, '恢复');
  expect(await nameField()).toHaveValue('会话结束前的最后一字');
});

it('A11: signing out leaves the form without a question, and keeps its draft for the next time', async () => {
  const { router, path } = await openAndType();
  session.end('signed-out');
  await waitFor(() => expect(router.state.location.pathname).toBe(SIGN_IN));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const token = mock.signIn('admin');
  session.start({ token, bearer: token });
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  await screen.findByText(/^有一份 .+ 未保存的草稿$/);
});
