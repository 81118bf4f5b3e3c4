import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dialect } from '#src/api/dialects/dialect.ts';
import { env } from '#src/env.ts';
import { session } from '#src/session/session-store.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { press } from './auth-actions.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

beforeEach(() => {
  env.authMethod = 'jwt';
  dialect.calls['POST /user/refresh'] = 'POST /user/refresh';
});
afterEach(() => {
  env.authMethod = 'jwtlocal';
  dialect.calls['POST /user/refresh'] = null;
});

it('A12: a token that is refused while a form is saved is refreshed, and nobody notices', async () => {
  const [link] = mock.db.links.all();
  if (!link) throw new Error('The mock has no link');
  mock.server.use(
    http.post('*/api/user/refresh', () =>
      HttpResponse.json({ success: true, data: { token: mock.signIn('admin') } }),
    ),
  );
  const path = `/backstage/site/friendly-link/${link.id}/edit`;
  const { user, db, router } = await renderApp(path, { as: 'admin' });
  const name = await screen.findByRole('textbox', { name: /^名称/ });
  await user.clear(name);
  await user.type(name, '刷新之后');
  const old = session.getStored()?.bearer ?? '';
  const hasEnded = vi.fn();
  const stop = session.subscribe(() => {
    // The same field as before, not one of a new page.
    if (session.getState().user === null || !name.isConnected) hasEnded();
  });
  db.endToken(old);
  await press(user, SAVE);
  expect(await screen.findByText(SAVED)).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/list$/));
  stop();
  expect(db.links.find(link.id)).toMatchObject({ name: '刷新之后' });
  expect(hasEnded).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(session.getStored()?.bearer).not.toBe(old);
});

it('A5: while a refresh is under way, the back office stands with its list loading', async () => {
  const answer = Promise.withResolvers<undefined>();
  mock.server.use(
    http.post('*/api/user/refresh', async () => {
      await answer.promise;
      return HttpResponse.json({ success: true, data: { token: mock.signIn('admin') } });
    }),
  );
  const [link] = mock.db.links.all();
  const token = mock.signIn('admin');
  session.start({ token, bearer: token });
  mock.db.endToken(token);
  await renderApp('/backstage/site/friendly-link/list');
  expect(await screen.findByRole('heading', { level: 1, name: '友情链接' })).toBeVisible();
  expect(screen.queryByText(link?.name ?? '')).toBeNull();
  answer.resolve(undefined);
  expect(await screen.findByText(link?.name ?? '')).toBeVisible();
});
