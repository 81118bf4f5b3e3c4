import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { layOutRows } from '#tests/support/rows.ts';
import { findToast } from './end-toast.ts';

// What a move must not do: overwrite a colleague's change, or undo another move.

const LIST = '/backstage/site/friendly-link/list';
const UPDATE = 'PUT /links/update';

function link(id: number) {
  const found = mock.db.links.find(id);
  if (!found) throw new Error(`The mock has no link ${id}`);
  return found;
}

const shownIds = () => {
  const ids = new Map(mock.db.links.all().map(({ id, name }) => [name, id]));
  return screen
    .getAllByRole('button', { name: /^移动「/ })
    .map((handle) => ids.get(/「(.+)」/.exec(handle.getAttribute('aria-label') ?? '')?.[1] ?? ''));
};

const savedIds = () =>
  mock.db.links
    .all()
    .toSorted((one, other) => one.sort - other.sort)
    .map(({ id }) => id);

/** Moves the row of a name one place down with the keyboard. */
async function moveDown(user: UserEvent, name: string) {
  (await screen.findByRole('button', { name: `移动「${name}」` })).focus();
  await user.keyboard(' ');
  await screen.findByText(new RegExp(`^已拿起「${name}」`));
  await user.keyboard('{ArrowDown}');
  await screen.findByText(new RegExp(`^「${name}」移到第`));
  await user.keyboard(' ');
  await screen.findByText(new RegExp(`^「${name}」已放在第`));
}

describe('moving rows', () => {
  it('B3: keeps what a colleague saved since the list was read', async () => {
    layOutRows();
    const { user } = await renderApp(LIST, { as: 'admin' });
    const { name } = link(1);
    await screen.findByRole('button', { name: `移动「${name}」` });
    Object.assign(link(1), { name: '同事改的名称', description: '同事写的说明' });
    Object.assign(link(2), { url: 'https://colleague.example.com/' });
    await moveDown(user, name);
    expect(await screen.findByText('排序已保存')).toBeVisible();
    expect(link(1)).toMatchObject({ name: '同事改的名称', description: '同事写的说明', sort: 20 });
    expect(link(2)).toMatchObject({ url: 'https://colleague.example.com/', sort: 10 });
  });

  it('gives the order back at a press', async () => {
    layOutRows();
    const { user } = await renderApp(LIST, { as: 'admin' });
    const before = savedIds();
    await moveDown(user, link(1).name);
    await user.click((await findToast('排序已保存')).getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(savedIds()).toEqual(before));
  });

  it('B3: keeps the fields that the list does not have', async () => {
    layOutRows();
    Object.assign(link(1), { description: '列表里没有的说明', tenant: 7 });
    mock.server.use(
      http.get('*/api/links/get', () =>
        HttpResponse.json({
          success: true,
          data: mock.db.links
            .all()
            .map(({ id, name, sort, status }) => ({ id, name, sort, status })),
        }),
      ),
    );
    const { user } = await renderApp(LIST, { as: 'admin' });
    await moveDown(user, link(1).name);
    expect(await screen.findByText('排序已保存')).toBeVisible();
    expect(link(1)).toMatchObject({ description: '列表里没有的说明', tenant: 7, sort: 20 });
  });

  it('B3: a move after a failed one saves both, and the message of the first disappears', async () => {
    layOutRows();
    const { user, db } = await renderApp(LIST, { as: 'admin', faults: { [UPDATE]: 'hold,500' } });
    await moveDown(user, link(1).name);
    await waitFor(() => expect(db.requests.of(UPDATE)).not.toHaveLength(0));
    await moveDown(user, link(1).name);
    expect(shownIds().slice(0, 3)).toEqual([2, 3, 1]);
    db.faults.clear();
    db.faults.release();
    expect(await screen.findByText('排序已保存')).toBeVisible();
    expect(savedIds().slice(0, 3)).toEqual([2, 3, 1]);
    expect(screen.queryByText('排序未能保存')).not.toBeInTheDocument();
  });

  it('B3: the message of a failed move disappears when the next move is saved', async () => {
    layOutRows();
    const { user, db } = await renderApp(LIST, { as: 'admin', faults: { [UPDATE]: '500' } });
    await moveDown(user, link(1).name);
    await findToast('排序未能保存');
    await waitFor(() => expect(shownIds().slice(0, 2)).toEqual([1, 2]));
    db.faults.clear();
    await moveDown(user, link(2).name);
    expect(await screen.findByText('排序已保存')).toBeVisible();
    expect(savedIds().slice(0, 3)).toEqual([1, 3, 2]);
    await waitFor(() => expect(screen.queryByText('排序未能保存')).not.toBeInTheDocument());
  });

  it('B3: a row that is moved back while its first move waits ends where it began', async () => {
    layOutRows();
    const { user, db } = await renderApp(LIST, { as: 'admin', faults: { [UPDATE]: 'hold' } });
    await moveDown(user, link(1).name);
    await waitFor(() => expect(db.requests.of(UPDATE)).not.toHaveLength(0));
    await moveDown(user, link(2).name);
    expect(shownIds().slice(0, 2)).toEqual([1, 2]);
    db.faults.clear();
    db.faults.release();
    expect(await screen.findByText('排序已保存')).toBeVisible();
    expect(savedIds().slice(0, 2)).toEqual([1, 2]);
    expect(shownIds().slice(0, 2)).toEqual([1, 2]);
  });

  it('B3: the list stays in the new order while a move waits, also when it is read again', async () => {
    layOutRows();
    const { user, db, queryClient } = await renderApp(LIST, {
      as: 'admin',
      faults: { [UPDATE]: 'hold' },
    });
    await moveDown(user, link(1).name);
    await queryClient.invalidateQueries({ queryKey: ['links'] });
    expect(shownIds().slice(0, 2)).toEqual([2, 1]);
    db.faults.clear();
    db.faults.release();
    expect(await screen.findByText('排序已保存')).toBeVisible();
    expect(shownIds().slice(0, 2)).toEqual([2, 1]);
  });

  it('B3: the level of a menu item changes, a colleague’s name of it stays', async () => {
    const { user } = await renderApp('/backstage/system/menu/list', { as: 'admin' });
    const press = await screen.findByRole('button', { name: '把「加入我们」降为上一项的下级' });
    const item = mock.db.menu.all().find(({ title, position }) => {
      return title === '加入我们' && position === 'header';
    });
    if (!item) throw new Error('The mock has no such item');
    Object.assign(item, { title: '加入我们', caption: '同事写的' });
    await user.click(press);
    await waitFor(() => expect(mock.db.menu.find(item.id)?.parentId).not.toBeNull());
    expect(mock.db.menu.find(item.id)).toMatchObject({ title: '加入我们', caption: '同事写的' });
  });

  it('B3: putting company info in force keeps what a colleague saved since the list was read', async () => {
    const { user } = await renderApp('/backstage/site/company-info/list', { as: 'admin' });
    const [, other] = mock.db.companyInfo.all();
    if (!other) throw new Error('The mock has one record only');
    await user.click(await screen.findByRole('radio', { name: new RegExp(other.title) }));
    Object.assign(other, { phone: '0571-1234 5678' });
    await user.click(await screen.findByRole('button', { name: /^(设为|确定|启用|生效)/ }));
    await waitFor(() =>
      expect(mock.db.companyInfo.find(other.id)).toMatchObject({ inForce: true }),
    );
    expect(mock.db.companyInfo.find(other.id)).toMatchObject({ phone: '0571-1234 5678' });
  });
});
