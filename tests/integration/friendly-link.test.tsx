import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { layOutRows } from '#tests/support/rows.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const AREA = '/backstage/site/friendly-link';
const LIST = `${AREA}/list`;
const UPDATE = 'PUT /links/update';

function link(id: number) {
  const found = mock.db.links.find(id);
  if (!found) throw new Error(`The mock has no link ${id}`);
  return found;
}

const names = () =>
  screen
    .getAllByRole('button', { name: /^移动「/ })
    .map((handle) => /「(.+)」/.exec(handle.getAttribute('aria-label') ?? '')?.[1]);

async function moveFirstDown(user: UserEvent) {
  const { name } = link(1);
  (await screen.findByRole('button', { name: `移动「${name}」` })).focus();
  await user.keyboard(' ');
  await screen.findByText(`已拿起「${name}」，当前在第 1 位，共 14 位。`);
  await user.keyboard('{ArrowDown}');
  await screen.findByText(`「${name}」移到第 2 位，共 14 位。`);
  await user.keyboard(' ');
  await screen.findByText(`「${name}」已放在第 2 位，共 14 位。`);
}

describe('order', () => {
  it('B1: the keys that move a row say each step and save only the rows that changed', async () => {
    layOutRows();
    Object.assign(link(1), { keptByServer: '原样保留' });
    const { user, db } = await renderApp(LIST, { as: 'admin' });
    await moveFirstDown(user);
    expect(await screen.findByText('排序已保存')).toBeVisible();
    expect(db.requests.of(UPDATE)).toHaveLength(2);
    expect(link(1)).toMatchObject({ sort: 20, keptByServer: '原样保留' });
    expect(link(2)).toMatchObject({ sort: 10 });
    expect(names().slice(0, 2)).toEqual([link(2).name, link(1).name]);
    expect(screen.getByRole('button', { name: `移动「${link(1).name}」` })).toHaveFocus();
  });

  it('B1: rows with the same sort number are renumbered', async () => {
    layOutRows();
    Object.assign(link(2), { sort: 10 });
    const { user, db } = await renderApp(LIST, { as: 'admin' });
    await moveFirstDown(user);
    expect(await screen.findByText('排序已保存')).toBeVisible();
    const order = db.links.all().toSorted((one, other) => one.sort - other.sort);
    expect(order.slice(0, 3).map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  it('B3: an order that cannot be saved goes back, and can be sent again', async () => {
    layOutRows();
    const { user, db } = await renderApp(LIST, { as: 'admin', faults: { [UPDATE]: '500' } });
    await moveFirstDown(user);
    expect(await screen.findByText('排序未能保存')).toBeVisible();
    await waitFor(() => expect(names().slice(0, 2)).toEqual([link(1).name, link(2).name]));
    db.faults.clear();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('排序已保存')).toBeVisible();
    await waitFor(() => expect(names().slice(0, 2)).toEqual([link(2).name, link(1).name]));
    expect(link(2).sort).toBe(10);
  });

  it('B1: rows of a filtered list cannot be moved, because other rows stand between them', async () => {
    await renderApp(`${LIST}?status=1`, { as: 'admin' });
    expect(await screen.findByText(link(14).name)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^移动「/ })).not.toBeInTheDocument();
  });

  it('B2: the form leaves the place to the list, and keeps it', async () => {
    layOutRows();
    const { user, router } = await renderApp(`${AREA}/1/edit`, { as: 'admin' });
    const name = () => screen.findByRole('textbox', { name: /^名称/ });
    expect(await name()).toBeVisible();
    await user.click(screen.getByRole('link', { name: '取消' }));
    await moveFirstDown(user);
    expect(await screen.findByText('排序已保存')).toBeVisible();
    await router.navigate(`${AREA}/1/edit`);
    await user.type(await name(), '公司');
    expect(screen.queryByRole('textbox', { name: '排序' })).toBeNull();
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(link(1).name).toMatch(/公司$/);
    expect(link(1).sort).toBe(20);
  });
});

describe('list', () => {
  it('B1: the partner’s site opens in a new tab, without access to this one', async () => {
    Object.assign(link(2), { url: 'javascript:alert(1)' });
    await renderApp(LIST, { as: 'admin' });
    const safe = await screen.findByRole('link', { name: new RegExp(link(1).url) });
    expect(safe).toHaveAttribute('href', link(1).url);
    expect(safe).toHaveAttribute('target', '_blank');
    expect(safe).toHaveAttribute('rel', expect.stringMatching(/noopener/));
    expect(screen.getByText('javascript:alert(1)')).not.toHaveAttribute('href');
  });

  it('B1: after a deletion the next row’s button has the focus', async () => {
    const { user } = await renderApp(LIST, { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: `删除「${link(3).name}」` }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: '删除' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: `删除「${link(4).name}」` })).toHaveFocus(),
    );
  });

  it('B1: cancelling a deletion gives the focus back', async () => {
    const { user, db } = await renderApp(LIST, { as: 'admin' });
    const remove = await screen.findByRole('button', { name: `删除「${link(3).name}」` });
    await user.click(remove);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(remove).toHaveFocus());
    expect(db.requests.of('DELETE /links/delete')).toHaveLength(0);
  });

  it('B7: the form comes back to the list as it was left, saved or not', async () => {
    const { user, router } = await renderApp(`${LIST}?q=${link(2).name}&status=0`, { as: 'admin' });
    await user.click(await screen.findByRole('link', { name: `编辑「${link(2).name}」` }));
    await user.type(await screen.findByRole('textbox', { name: /^简介/ }), '。');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await screen.findByText(SAVED);
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe(link(2).name);

    await user.click(await screen.findByRole('link', { name: '新建友情链接' }));
    await user.click(await screen.findByRole('link', { name: '取消' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
    expect(new URLSearchParams(router.state.location.search).get('status')).toBe('0');
  });
});

describe('form', () => {
  it('B2: an invalid address is refused before it is sent', async () => {
    const { user, db } = await renderApp(`${AREA}/1/edit`, { as: 'admin' });
    const url = await screen.findByRole('textbox', { name: /^网址/ });
    await user.clear(url);
    await user.type(url, '我们的网站');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(url).toBeInvalid());
    expect(url).toHaveFocus();
    expect(db.requests.of(UPDATE)).toHaveLength(0);
  });

  it('B2: the summary names fields in the order of the form', async () => {
    const { user } = await renderApp(`${AREA}/new`, { as: 'admin' });
    const url = await screen.findByRole('textbox', { name: /^网址/ });
    await user.click(screen.getByRole('button', { name: SAVE }));
    const summary = await screen.findByRole('alert');
    const links = within(summary).getAllByRole('button');
    expect(links.map((one) => one.textContent)).toEqual(['名称', '网址']);
    await user.click(within(summary).getByRole('button', { name: '网址' }));
    expect(url).toHaveFocus();
  });
});
