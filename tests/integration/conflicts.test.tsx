import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

// Two people edit one record: nobody's work is written over unasked.

const UPDATE = 'PUT /links/update';
const OTHERS_ADDRESS = 'https://others.example.com/';

// The first of all fetches the page's code.
const nameField = () => screen.findByRole('textbox', { name: /^名称/ }, { timeout: 20_000 });
const save = () => screen.getByRole('button', { name: SAVE });

/** The form of the first link, its name changed here. */
async function openAndRename() {
  const [link] = mock.db.links.all();
  if (!link) throw new Error('The mock has no link');
  const app = await renderApp(`/backstage/site/friendly-link/${link.id}/edit`, { as: 'admin' });
  const name = await nameField();
  await app.user.clear(name);
  await app.user.type(name, '我改的名称');
  return { ...app, link };
}

it('B2: what others changed in other fields meanwhile is merged, unknown fields included', async () => {
  const { user, db, link } = await openAndRename();
  db.links.replace({ ...link, url: OTHERS_ADDRESS, addedByServer: '新字段' });
  await user.click(save());
  expect(await screen.findByText(SAVED)).toBeVisible();
  await screen.findByText('已合并他人刚保存的 1 处修改');
  expect(db.links.find(link.id)).toMatchObject({
    name: '我改的名称',
    url: OTHERS_ADDRESS,
    addedByServer: '新字段',
  });
});

it('B2: where both changed the same field both versions are shown, and one is chosen', async () => {
  const { user, db, link } = await openAndRename();
  db.links.replace({ ...link, name: '他人改的名称', url: OTHERS_ADDRESS });
  await user.click(save());
  const asked = await screen.findByRole('dialog', { name: '他人也修改了这些内容' });
  const fields = within(asked).getAllByRole('radiogroup');
  expect(fields).toHaveLength(1);
  expect(fields[0]).toHaveTextContent('我的修改我改的名称对方的修改他人改的名称');
  expect(within(asked).getByRole('button', { name: '请为每一项选择一个版本' })).toBeDisabled();

  // Going back sends nothing and is no failure, and leads to where one was.
  await user.click(within(asked).getByRole('button', { name: '继续编辑' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(save()).toHaveFocus());
  expect(screen.queryByText(/保存失败/)).toBeNull();
  expect(db.requests.of(UPDATE)).toHaveLength(0);
  expect(await nameField()).toHaveValue('我改的名称');

  await user.click(save());
  const again = await screen.findByRole('dialog', { name: '他人也修改了这些内容' });
  await user.click(within(again).getByRole('radio', { name: '对方的修改' }));
  await user.click(within(again).getByRole('button', { name: '保存所选版本' }));
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(db.links.find(link.id)).toMatchObject({ name: '他人改的名称', url: OTHERS_ADDRESS });
});

it('B3: a record that was deleted meanwhile says so, and what was typed is saved as a new one', async () => {
  const { user, db, link, queryClient } = await openAndRename();
  db.links.remove(link.id);
  // As the window does that comes back to the front.
  await queryClient.refetchQueries({ type: 'active' });
  expect(await screen.findByText(/^这条内容已被删除/)).toBeVisible();
  expect(await nameField()).toHaveValue('我改的名称');
  await user.click(save());
  await waitFor(() => expect(db.links.all().map(({ name }) => name)).toContain('我改的名称'));
  expect(db.requests.of(UPDATE)).toHaveLength(0);
});
