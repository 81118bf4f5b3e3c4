import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { layOutRows } from '#tests/support/rows.ts';

// Putting records of a paged list in order; what a move itself must not do is in the test of moves.

const UPDATE = 'PUT /product/update';

const inCategory = (categoryId: number) =>
  mock.db.products
    .all()
    .filter((product) => product.categoryId === categoryId)
    .toSorted((one, other) => one.sort - other.sort);

async function openOrder(path: string) {
  layOutRows();
  const app = await renderApp(path, { as: 'admin' });
  await screen.findAllByRole('link', { name: /^编辑「/ });
  await app.user.click(screen.getByRole('button', { name: '更多工具' }));
  await app.user.click(screen.getByRole('button', { name: '调整顺序' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: '调整顺序' })) };
}

/** Moves the row of a name one place down with the keyboard. */
async function moveDown(user: UserEvent, name: string) {
  (await screen.findByRole('button', { name: `移动「${name}」` })).focus();
  await user.keyboard(' ');
  await screen.findByText(new RegExp(`^已拿起「${name}」`));
  await user.keyboard('{ArrowDown}');
  await screen.findByText(new RegExp(`^「${name}」移到第 2 位`));
  await user.keyboard(' ');
}

describe('products', () => {
  it('B5: of the category that the list shows are put in order by keyboard; only moved ones are saved', async () => {
    const [first, second] = inCategory(11);
    if (!first || !second) throw new Error('The category has too few products');
    const { user, db, dialog } = await openOrder('/backstage/content/products/list?categoryId=11');
    expect(await dialog.findAllByRole('button', { name: /^移动「/ })).toHaveLength(
      inCategory(11).length,
    );
    Object.assign(first, { summary: '同事写的摘要' });
    await moveDown(user, first.name);
    expect((await screen.findAllByText('排序已保存'))[0]).toBeVisible();
    expect(db.requests.of(UPDATE)).toHaveLength(2);
    expect(
      inCategory(11)
        .slice(0, 2)
        .map(({ id }) => id),
    ).toEqual([second.id, first.id]);
    expect(mock.db.products.find(first.id)?.summary).toBe('同事写的摘要');
    const handles = dialog.getAllByRole('button', { name: /^移动「/ });
    expect(handles[1]).toHaveAccessibleName(`移动「${first.name}」`);

    await user.click(dialog.getByRole('button', { name: '完成' }));
    const [edit] = await screen.findAllByRole('link', { name: /^编辑「/ });
    expect(edit).toHaveAccessibleName(`编辑「${second.name}」`);
  });

  it('B5: a move that fails returns to the server’s order, and is tried again', async () => {
    const [first, second] = inCategory(11);
    const { user, db, dialog } = await openOrder('/backstage/content/products/list?categoryId=11');
    db.faults.set(UPDATE, '500');
    await moveDown(user, first?.name ?? '');
    const failure = within(await dialog.findByRole('alert'));
    expect(failure.getByText('排序未能保存')).toBeVisible();
    await waitFor(() =>
      expect(dialog.getAllByRole('button', { name: /^移动「/ })[0]).toHaveAccessibleName(
        `移动「${first?.name}」`,
      ),
    );
    db.faults.clear();
    await user.click(failure.getByRole('button', { name: '重试' }));
    expect((await screen.findAllByText('排序已保存'))[0]).toBeVisible();
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    expect(inCategory(11)[0]?.id).toBe(second?.id);
  });

  it('B5: another category is chosen in the dialog; a list too long to order says so', async () => {
    const { user, dialog } = await openOrder('/backstage/content/products/list?categoryId=11');
    const [some] = mock.db.products.all();
    if (!some) throw new Error('The mock has no products');
    for (let count = 0; count < 300; count += 1) {
      mock.db.products.insert((id) => ({ ...some, id, categoryId: 41 }));
    }
    const choose = async (name: string) => {
      await user.click(dialog.getByRole('combobox', { name: '分类' }));
      await user.click(await screen.findByRole('option', { name }));
    };
    const nameOf = (id: number) => mock.db.productCategories.find(id)?.name ?? '';
    await choose(nameOf(41));
    expect(await dialog.findByText(/太多了，无法在这里排序。请先选择一个分类/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^移动「/ })).not.toBeInTheDocument();
    await choose(nameOf(12));
    expect(await dialog.findAllByRole('button', { name: /^移动「/ })).toHaveLength(
      inCategory(12).length,
    );
  });
});

it('B10: honors are put in order across the pages of the list; a failure can be retried', async () => {
  const { user, db, dialog } = await openOrder('/backstage/content/honor/list?size=10');
  const honors = mock.db.honors.all();
  expect(await dialog.findAllByRole('button', { name: /^移动「/ })).toHaveLength(honors.length);
  await user.click(dialog.getByRole('button', { name: '完成' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  db.faults.set('GET /honor/page', '403');
  await user.click(screen.getByRole('button', { name: '更多工具' }));
  await user.click(screen.getByRole('button', { name: '调整顺序' }));
  const again = within(await screen.findByRole('dialog', { name: '调整顺序' }));
  expect(await again.findByText('您没有执行此操作的权限。')).toBeVisible();
  db.faults.clear();
  await user.click(again.getByRole('button', { name: '重试' }));
  expect(await again.findAllByRole('button', { name: /^移动「/ })).toHaveLength(honors.length);
});
