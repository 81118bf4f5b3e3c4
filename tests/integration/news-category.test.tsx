import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { layOutRows } from '#tests/support/rows.ts';
import { endToast, findToast } from './end-toast.ts';
import { SAVE } from '#tests/support/save-button.ts';

const LIST = '/backstage/content/industry-news-category/list';

function category(id: number) {
  const found = mock.db.newsCategories.find(id);
  if (!found) throw new Error(`The mock has no category ${id}`);
  return found;
}

it('B1: a category in use is not deleted: it reappears, and the server’s message says why', async () => {
  const { user, db } = await renderApp(LIST, { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: `删除「${category(1).name}」` }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: '删除' }));
  await endToast(user, `已删除「${category(1).name}」`);
  await findToast(/不能删除/);
  expect(await screen.findByRole('button', { name: `删除「${category(1).name}」` })).toBeVisible();
  expect(db.newsCategories.find(1)).toBeDefined();
});

it('B5: a category with a pending deletion cannot be chosen, until the deletion is undone', async () => {
  const { user, router } = await renderApp(LIST, { as: 'admin' });
  const { name } = category(2);
  await user.click(await screen.findByRole('button', { name: `删除「${name}」` }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: '删除' }));
  const toast = await findToast(`已删除「${name}」`);

  const choices = async () => {
    await user.click(await screen.findByRole('combobox', { name: /^分类/ }));
    const options = await screen.findAllByRole('option');
    const names = options.map((option) => option.textContent);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    return names;
  };
  await router.navigate('/backstage/content/industry-news/new');
  expect(await choices()).not.toContain(name);
  await user.click(toast.getByRole('button', { name: '撤销' }));
  await waitFor(async () => expect(await choices()).toContain(name));
});

it('B1: the order of the categories is the order of the news form’s choices', async () => {
  layOutRows();
  const { user, router } = await renderApp(LIST, { as: 'admin' });
  const { name } = category(1);
  (await screen.findByRole('button', { name: `移动「${name}」` })).focus();
  await user.keyboard(' ');
  await screen.findByText(/^已拿起/);
  await user.keyboard('{ArrowDown}');
  await screen.findByText(/移到第 2 位/);
  await user.keyboard(' ');
  expect(await screen.findByText('排序已保存')).toBeVisible();

  await router.navigate('/backstage/content/industry-news/new');
  await user.click(await screen.findByRole('combobox', { name: /^分类/ }));
  const options = await screen.findAllByRole('option');
  expect(options.slice(0, 2).map((option) => option.textContent)).toEqual([category(2).name, name]);
});

it('B2: a name that exists is refused beside its field', async () => {
  const { user } = await renderApp(LIST.replace('/list', '/new'), { as: 'admin' });
  const field = await screen.findByRole('textbox', { name: /^名称/ });
  await user.type(field, category(1).name);
  await user.click(screen.getByRole('button', { name: SAVE }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/已存在/));
  expect(field).toHaveFocus();
});
