import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { layOutRows } from '#tests/support/rows.ts';
import { endToast, findToast } from './end-toast.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const AREA = '/backstage/content/productscategory';
const LIST = `${AREA}/list`;

function category(id: number) {
  const found = mock.db.productCategories.find(id);
  if (!found) throw new Error(`The mock has no category ${id}`);
  return found;
}

const below = (id: number) =>
  screen.getByRole('list', { name: `「${category(id).name}」的下级分类` });

/** Makes 1 > 12 > 13: a third level, which the mock itself refuses. */
const addThirdLevel = () => Object.assign(category(13), { parentId: 12 });

/** Each of the two is the other's parent. */
function makeCircle(one: number, other: number) {
  Object.assign(category(one), { parentId: other });
  Object.assign(category(other), { parentId: one });
}

describe('list', () => {
  it('B1: shows two levels, the second below its parent', async () => {
    await renderApp(LIST, { as: 'admin' });
    expect(await screen.findByText(category(11).name)).toBeVisible();
    const names = within(below(1)).getAllByRole('link', { name: /^编辑「/ });
    expect(names).toHaveLength(3);
    const page = within(screen.getByRole('main'));
    expect(page.getByRole('list', { name: '产品分类' })).toContainElement(below(1));
  });

  it('B1: a category whose parent is gone is still shown', async () => {
    Object.assign(category(11), { parentId: 99 });
    await renderApp(LIST, { as: 'admin' });
    const orphan = await screen.findByRole('link', { name: `编辑「${category(11).name}」` });
    expect(below(1)).not.toContainElement(orphan);
  });

  it('B1: a third level is shown below the second', async () => {
    addThirdLevel();
    await renderApp(LIST, { as: 'admin' });
    const third = await screen.findByRole('link', { name: `编辑「${category(13).name}」` });
    expect(below(12)).toContainElement(third);
    expect(below(1)).toContainElement(below(12));
  });

  it('B1: parents in a circle are shown at the first level, and moved there for good', async () => {
    makeCircle(1, 2);
    const { user, db } = await renderApp(LIST, { as: 'admin' });
    const edit = (id: number) =>
      screen.findByRole('link', { name: `编辑「${category(id).name}」` });
    for (const { id } of db.productCategories.all()) expect(await edit(Number(id))).toBeVisible();
    expect(screen.getAllByText(/上级互相循环/)).toHaveLength(2);

    const name = category(1).name;
    Object.assign(category(1), { keptByServer: '原样保留' });
    await user.click(screen.getByRole('button', { name: `把「${name}」移到第一级` }));
    await findToast('排序已保存');
    await waitFor(() => expect(screen.queryByText(/上级互相循环/)).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: `移动「${name}」` })).toHaveFocus();
    expect(category(1)).toMatchObject({ parentId: null, keptByServer: '原样保留' });
    expect(below(1)).toContainElement(await edit(2));
  });

  it('B1: a circle that cannot be ended stays, and a toast says why', async () => {
    makeCircle(1, 2);
    const { user } = await renderApp(LIST, {
      as: 'admin',
      faults: { 'PUT /product-category/update': '403' },
    });
    const name = category(1).name;
    await user.click(await screen.findByRole('button', { name: `把「${name}」移到第一级` }));
    await findToast('排序未能保存');
    await waitFor(() => expect(screen.getAllByText(/上级互相循环/)).toHaveLength(2));
  });

  it('B7: of several that are deleted, those with subcategories stay, and say why', async () => {
    Object.assign(category(41), { parentId: null });
    for (const product of mock.db.products.all()) Object.assign(product, { categoryId: 11 });
    const { user, db } = await renderApp(LIST, { as: 'admin' });
    for (const id of [2, 41]) {
      const { name } = category(id);
      await user.click(await screen.findByRole('checkbox', { name: `选择「${name}」` }));
    }
    const { name } = category(41);
    const parent = category(2).name;
    await user.click(
      within(screen.getByRole('region', { name: '批量操作' })).getByRole('button', {
        name: '删除',
      }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(`确定删除「${name}」吗？`, { exact: false })).toBeVisible();
    expect(dialog.getByRole('listitem')).toHaveTextContent(`「${parent}」：它下面还有 3 个子分类`);
    await user.click(dialog.getByRole('button', { name: '删除' }));
    await endToast(user, `已删除「${name}」`);
    await waitFor(() => expect(db.productCategories.find(41)).toBeUndefined());
    expect(db.requests.of('DELETE /product-category/delete')).toHaveLength(1);
    expect(screen.getByRole('checkbox', { name: `选择「${parent}」` })).toBeChecked();
  });

  it('B1: a level is put in order by the keys of a handle', async () => {
    layOutRows();
    const { user, db } = await renderApp(LIST, { as: 'admin' });
    const { name } = category(11);
    (await screen.findByRole('button', { name: `移动「${name}」` })).focus();
    await user.keyboard(' ');
    await screen.findByText(`已拿起「${name}」，当前在第 1 位，共 3 位。`);
    await user.keyboard('{ArrowDown}');
    await screen.findByText(`「${name}」移到第 2 位，共 3 位。`);
    await user.keyboard(' ');
    expect(await screen.findByText('排序已保存')).toBeVisible();
    expect(db.requests.of('PUT /product-category/update')).toHaveLength(2);
    expect([category(12).sort, category(11).sort, category(13).sort]).toEqual([10, 20, 30]);
  });

  it('B1: moving a parent sends the parent alone, without its subcategories', async () => {
    layOutRows();
    const { user } = await renderApp(LIST, { as: 'admin' });
    (await screen.findByRole('button', { name: `移动「${category(1).name}」` })).focus();
    await user.keyboard(' ');
    await screen.findByText(/^已拿起/);
    await user.keyboard('{ArrowDown}');
    await screen.findByText(/移到第 2 位/);
    await user.keyboard(' ');
    expect(await screen.findByText('排序已保存')).toBeVisible();
    expect(category(1).sort).toBe(20);
    expect(category(1)).not.toHaveProperty('below');
    expect(category(11).parentId).toBe(1);
  });

  it('B1: a category with subcategories, or in use, is not deleted, and a toast says why', async () => {
    const { user, db } = await renderApp(LIST, { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: `删除「${category(1).name}」` }));
    await findToast('它下面还有 3 个子分类，请先移走或删除它们。');
    expect(db.requests.of('DELETE /product-category/delete')).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: `删除「${category(11).name}」` }));
    const other = await screen.findByRole('alertdialog');
    await user.click(within(other).getByRole('button', { name: '删除' }));
    await endToast(user, `已删除「${category(11).name}」`);
    await findToast(/该分类下还有 \d+ 个产品，不能删除/);
  });
});

describe('form', () => {
  const parent = () => screen.findByRole('combobox', { name: '上级分类' });

  it('B2: a category with subcategories stays at the top', async () => {
    const { user } = await renderApp(`${AREA}/1/edit`, { as: 'admin' });
    const field = await parent();
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('此分类有下级分类，不能移到其他分类下面'),
    );
    await user.click(field);
    const options = await screen.findAllByRole('option');
    expect(options[0]).toHaveTextContent('无（一级分类）');
    for (const option of options.slice(1)) {
      expect(option).toHaveAttribute('aria-disabled', 'true');
    }
    expect(screen.queryByRole('option', { name: category(1).name })).not.toBeInTheDocument();
  });

  it('B2: another parent, or none, is saved', async () => {
    const { user } = await renderApp(`${AREA}/11/edit`, { as: 'admin' });
    await waitFor(async () => expect(await parent()).toHaveTextContent(category(1).name));
    await user.click(await parent());
    await user.click(await screen.findByRole('option', { name: category(2).name }));
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(category(11).parentId).toBe(2);
  });

  it('B2: a parent of the second level is named', async () => {
    addThirdLevel();
    await renderApp(`${AREA}/13/edit`, { as: 'admin' });
    const path = `${category(1).name} / ${category(12).name}`;
    await waitFor(async () => expect(await parent()).toHaveTextContent(path));
  });

  it('B2: a parent in a circle is named, and is replaced by none', async () => {
    makeCircle(1, 2);
    const { user } = await renderApp(`${AREA}/1/edit`, { as: 'admin' });
    await waitFor(async () => expect(await parent()).toHaveTextContent(category(2).name));
    expect(await parent()).toHaveAccessibleDescription(/上级互相循环/);
    await user.click(await parent());
    expect(await screen.findByRole('option', { name: category(2).name })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(await screen.findByRole('option', { name: '无（一级分类）' }));
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(category(1).parentId).toBeNull();
  });

  it('B2: a parent that is gone is shown as unknown and is kept until another is chosen', async () => {
    Object.assign(category(11), { parentId: 99 });
    const { user } = await renderApp(`${AREA}/11/edit`, { as: 'admin' });
    await waitFor(async () => expect(await parent()).toHaveTextContent('未知（编号 99）'));
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(async () => expect(await parent()).toHaveAccessibleDescription('上级分类不存在'));
    await user.click(await parent());
    await user.click(await screen.findByRole('option', { name: '无（一级分类）' }));
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(category(11).parentId).toBeNull();
  });

  it('B2: parents that fail to load say so and can be retried', async () => {
    const { user, db } = await renderApp(`${AREA}/11/edit`, {
      as: 'admin',
      faults: { 'GET /product-category/list': '403' },
    });
    const retry = await screen.findByRole('button', { name: '重新加载选项' });
    expect(await parent()).toHaveAccessibleDescription(/选项未能加载/);
    db.faults.clear();
    await user.click(retry);
    await waitFor(async () => expect(await parent()).toHaveTextContent(category(1).name));
  });
});
