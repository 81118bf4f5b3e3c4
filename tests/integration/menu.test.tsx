import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const AREA = '/backstage/system/menu';
const LIST = `${AREA}/list`;
const UPDATE = 'PUT /menu/update';
const DELETE = 'DELETE /menu/delete';

function item(title: string, position = 'header') {
  const found = mock.db.menu.all().find((one) => one.title === title && one.position === position);
  if (!found) throw new Error(`The mock has no ${title}`);
  return found;
}

const row = (name: string) => screen.findByRole('button', { name: `移动「${name}」` });
/** Each of the two is the other's parent. */
function makeCircle(one: string, other: string) {
  Object.assign(item(one), { parentId: item(other).id });
  Object.assign(item(other), { parentId: item(one).id });
}

/** A list by its name; role queries are slow in a large page. */
const list = (name: string) => screen.findByLabelText(name, { selector: 'ul' });

describe('tree', () => {
  it('B10: each menu has its tab and address, and shows the items below each item', async () => {
    const { user, router } = await renderApp(LIST, { as: 'admin' });
    expect(await list('顶部导航')).toContainElement(await list('「新闻资讯」的下级菜单'));
    await user.click(screen.getByRole('tab', { name: '页脚导航' }));
    expect(router.state.location.pathname).toBe(`${LIST}/foot`);
    expect(await list('页脚导航')).toContainElement(await list('「关于青禾」的下级菜单'));
  });

  it('B10: a menu that does not exist leads to the header’s', async () => {
    const { router } = await renderApp(`${LIST}/nowhere`, { as: 'admin' });
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
  });

  it('B10: an item is indented and outdented, which is saved, and keeps the focus', async () => {
    const { user } = await renderApp(LIST, { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: '把「客户案例」降为上一项的下级' }));
    const below = await list('「新闻资讯」的下级菜单');
    expect(await within(below).findByRole('button', { name: '移动「客户案例」' })).toBeVisible();
    await waitFor(() => expect(item('客户案例').parentId).toBe(item('新闻资讯').id));
    const out = within(below).getByRole('button', { name: '把「客户案例」提升一级' });
    await waitFor(() => expect(out).toHaveFocus());

    await user.click(out);
    await waitFor(() => expect(item('客户案例').parentId).toBeNull());
    await waitFor(() => expect(item('客户案例').sort).toBeLessThan(item('关于我们').sort));
    expect(item('客户案例').sort).toBeGreaterThan(item('新闻资讯').sort);
  });

  it('B10: a move that fails goes back and can be sent again', async () => {
    const { user, db } = await renderApp(LIST, { as: 'admin', faults: { [UPDATE]: '403' } });
    await user.click(await screen.findByRole('button', { name: '把「客户案例」降为上一项的下级' }));
    expect(await screen.findByText('排序未能保存')).toBeVisible();
    const below = await list('「新闻资讯」的下级菜单');
    await waitFor(() => expect(within(below).queryByText('客户案例')).not.toBeInTheDocument());
    db.faults.clear();
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(item('客户案例').parentId).toBe(item('新闻资讯').id));
  });

  it('B10: a level is put in order by keyboard, and each step is announced', async () => {
    const { user } = await renderApp(`${LIST}/foot`, { as: 'admin' });
    (await row('公司新闻')).focus();
    await user.keyboard(' ');
    expect(await screen.findByText(/^已拿起「公司新闻」，当前在第 1 位/)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await screen.findByText(/^已取消移动，「公司新闻」/)).toBeInTheDocument();
  });

  it('B10: parents in a circle are shown at the first level, and moved there for good', async () => {
    makeCircle('加入我们', '新闻资讯');
    const { user } = await renderApp(LIST, { as: 'admin' });
    expect(await list('「新闻资讯」的下级菜单')).toHaveTextContent('展会活动');
    expect(await row('加入我们')).toBeVisible();
    expect(screen.getAllByText(/上级互相循环/)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: '把「新闻资讯」移到第一级' }));
    await waitFor(() => expect(screen.queryByText(/上级互相循环/)).not.toBeInTheDocument());
    expect(item('新闻资讯').parentId).toBeNull();
    expect(await list('「新闻资讯」的下级菜单')).toContainElement(await row('加入我们'));
  });

  it('B10: an item with others below it is not deleted, whatever the server would do', async () => {
    const { user, db } = await renderApp(LIST, { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: '删除「新闻资讯」' }));
    expect(await screen.findByText('它下面还有 5 个菜单项，请先移走或删除它们。')).toBeVisible();
    expect(db.requests.of(DELETE)).toHaveLength(0);
  });
});

describe('form', () => {
  it('B10: an item whose text the server sent as `name` is saved with `name` too', async () => {
    const stored = Object.assign(item('加入我们'), { title: '', name: '加入我们' });
    const { user } = await renderApp(`${AREA}/${stored.id}/edit`, { as: 'admin' });
    const field = await screen.findByRole('textbox', { name: /^名称/ });
    expect(field).toHaveValue('加入我们');
    await user.clear(field);
    await user.type(field, '诚聘英才');
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(mock.db.menu.find(stored.id)).toMatchObject({ name: '诚聘英才', title: '诚聘英才' });
  });

  it('B10: an item whose text the server sent as `title` is saved without `name`', async () => {
    const { id } = item('加入我们');
    const { user } = await renderApp(`${AREA}/${id}/edit`, { as: 'admin' });
    await user.type(await screen.findByRole('textbox', { name: /^名称/ }), '吧');
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(mock.db.menu.find(id)).toMatchObject({ name: '', title: '加入我们吧' });
  });

  it('B10: an item whose parents are in a circle is opened and given another', async () => {
    makeCircle('加入我们', '关于我们');
    const { user } = await renderApp(`${AREA}/${item('加入我们').id}/edit`, { as: 'admin' });
    const parent = await screen.findByRole('combobox', { name: '上级菜单' });
    await waitFor(() => expect(parent).toHaveTextContent('关于我们'));
    expect(parent).toHaveAccessibleDescription(/上级互相循环/);
    await user.click(parent);
    await user.click(await screen.findByRole('option', { name: '首页' }));
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(item('加入我们').parentId).toBe(item('首页').id);
  });

  it('B2: a new item starts in the menu that its button stands in, takes the chosen parent, and leads back', async () => {
    const { user, router } = await renderApp(`${LIST}/foot`, { as: 'admin' });
    await list('页脚导航');
    await user.click(screen.getByRole('link', { name: '新建菜单项' }));
    await user.type(await screen.findByRole('textbox', { name: /^名称/ }), '联系我们');
    await user.type(screen.getByRole('combobox', { name: '链接地址' }), '/aboutus#contact');
    await user.click(screen.getByRole('combobox', { name: '上级菜单' }));
    await user.click(await screen.findByRole('option', { name: '关于青禾' }));
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${LIST}/foot`));
    expect(item('联系我们', 'foot').parentId).toBe(item('关于青禾', 'foot').id);
  });

  it('B10: choosing another menu clears the parent; an item with items below stays in its menu', async () => {
    const { user, router } = await renderApp(`${AREA}/${item('展会活动').id}/edit`, {
      as: 'admin',
    });
    expect(await screen.findByRole('combobox', { name: '上级菜单' })).toHaveTextContent('新闻资讯');
    await user.click(screen.getByRole('combobox', { name: '位置' }));
    await user.click(await screen.findByRole('option', { name: '页脚导航' }));
    expect(screen.getByRole('combobox', { name: '上级菜单' })).toHaveTextContent('无（一级菜单）');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/list/));
    expect(mock.db.menu.all().find(({ title }) => title === '展会活动')).toMatchObject({
      position: 'foot',
      parentId: null,
    });
    await router.navigate(`${AREA}/${item('新闻资讯').id}/edit`);
    expect(await screen.findByText('有下级菜单的菜单项不能换位置')).toBeVisible();
  });
});

describe('icon', () => {
  it('B10: a name of an icon is no picture, and a save keeps it', async () => {
    const stored = Object.assign(item('新闻资讯'), { icon: 'mdi:newspaper' });
    const { user, router } = await renderApp(`${AREA}/${stored.id}/edit`, { as: 'admin' });
    const field = await screen.findByRole('group', { name: '图标' });
    expect(within(field).queryByRole('img')).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /^说明/ }), '新的');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
    expect(item('新闻资讯')).toMatchObject({ icon: 'mdi:newspaper', caption: '新的' });
  });
});

describe('header', () => {
  it('B10: the preview is the header’s own menu; its links lead nowhere', async () => {
    const { user, router } = await renderApp(LIST, { as: 'admin' });
    const preview = await screen.findByRole('group', { name: '预览：访客看到的顶部导航' });
    await user.hover(within(preview).getByRole('link', { name: '新闻资讯' }));
    const link = await within(preview).findByRole('link', { name: '展会活动' });
    expect(link).toHaveAttribute('href', '/news?categoryId=5');
    await user.click(link);
    expect(router.state.location.pathname).toBe(LIST);
  });

  it('B10: a saved item stands in the public header at once', async () => {
    const { user, router } = await renderApp('/home', { as: 'admin' });
    const header = () => screen.findByRole('banner');
    expect(await within(await header()).findByRole('link', { name: '加入我们' })).toBeVisible();
    await router.navigate(`${AREA}/${item('加入我们').id}/edit`);
    const field = await screen.findByRole('textbox', { name: /^名称/ });
    await user.clear(field);
    await user.type(field, '加入我们');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
    await router.navigate('/home');
    await screen.findByRole('contentinfo');
    expect(await within(await header()).findByRole('link', { name: '加入我们' })).toBeVisible();
  });
});
