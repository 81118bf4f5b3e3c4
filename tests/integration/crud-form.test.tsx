import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { onlineManager } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE, SAVED } from '#tests/support/save-button.ts';
import { saveAnd } from './save-and.ts';

// What every form can do, shown with the friendly links; the news has what they lack.

const AREA = '/backstage/site/friendly-link';
const CREATE = 'POST /links/create';

const nameField = () => screen.findByRole('textbox', { name: /^名称/ });
const addressField = () => screen.getByRole('textbox', { name: /^网址/ });

async function openNew(search = '') {
  const app = await renderApp(`${AREA}/new${search}`, { as: 'admin' });
  return { ...app, name: await nameField() };
}

async function openEdit() {
  const [link] = mock.db.links.all();
  if (!link) throw new Error('The mock has no link');
  Object.assign(link, { keptByServer: '只属于原来那条' });
  const app = await renderApp(`${AREA}/${link.id}/edit`, { as: 'admin' });
  return { ...app, link, name: await nameField() };
}

async function choose(user: UserEvent, action: string) {
  await user.click(screen.getByRole('button', { name: '更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

describe('saving', () => {
  it('B8: a form with changes says while there is no network that it can be saved later', async () => {
    const { user, name } = await openNew();
    onTestFinished(() => onlineManager.setOnline(true));
    onlineManager.setOnline(false);
    expect(screen.getByText('没有修改')).toBeVisible();
    await user.type(name, '苗圃');
    expect(screen.getByText(/网络已断开，现在保存会在恢复网络后发出/)).toBeVisible();
    onlineManager.setOnline(true);
    expect(await screen.findByText(/有未保存的修改/)).toBeVisible();
  });

  it('B2: Ctrl+S and Cmd+S save, from within a field too', async () => {
    const { user, router, db, name } = await openNew();
    await user.keyboard('{Control>}s{/Control}');
    expect((await screen.findAllByText(/此项为必填/))[0]).toBeVisible();
    expect(name).toHaveFocus();

    await user.type(name, '快捷键苗圃');
    await user.type(addressField(), 'https://keys.example.com/');
    await user.keyboard('{Meta>}s{/Meta}');
    // The new record's own form, to go on in.
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\d+\/edit$/));
    expect(await screen.findByRole('textbox', { name: /^名称/ })).toHaveValue('快捷键苗圃');
    expect(db.requests.of(CREATE)).toHaveLength(1);
  });

  it('B2: "save and continue" saves and stays in the form', async () => {
    const { user, router, db, name } = await openNew();
    await user.type(name, '第一家');
    await user.type(addressField(), 'https://one.example.com/');
    await saveAnd(user, '保存并继续');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\d+\/edit$/));
    // The record's own form takes the place of the one for a new record.
    await waitFor(() => expect(name).not.toBeInTheDocument());
    await user.type(await screen.findByRole('textbox', { name: /^名称/ }), '！');
    await saveAnd(user, '保存并继续');
    await waitFor(() => expect(db.links.all().map((link) => link.name)).toContain('第一家！'));
    expect(router.state.location.pathname).toMatch(/\d+\/edit$/);
    expect(await screen.findByText('没有修改')).toBeVisible();
  });

  it('B2: "save and new" keeps the record and goes on with an empty form', async () => {
    const { user, router, db, name } = await openNew();
    await user.type(name, '第一家');
    await user.type(addressField(), 'https://one.example.com/');
    await saveAnd(user, '保存并新建');
    expect(await screen.findByText(SAVED)).toBeVisible();

    await waitFor(async () => expect(await nameField()).toHaveValue(''));
    expect(await nameField()).toHaveFocus();
    expect(router.state.location.pathname).toBe(`${AREA}/new`);
    await user.keyboard('第二家');
    await user.type(addressField(), 'https://two.example.com/');
    await saveAnd(user, '保存并返回列表');
    await waitFor(() => expect(router.state.location.pathname).toBe(`${AREA}/list`));
    const names = db.links.all().map((link) => link.name);
    expect(names).toEqual(expect.arrayContaining(['第一家', '第二家']));
  });

  it('B2: the way of saving that was chosen last is the button’s, until the list is chosen again', async () => {
    const { user, router, db, name } = await openEdit();
    await user.type(name, '一');
    await saveAnd(user, '保存并继续');
    const button = await screen.findByRole('button', { name: '保存并继续' });
    expect(await screen.findByText(SAVED)).toBeVisible();
    await user.type(name, '二{Enter}');
    await waitFor(() => expect(db.links.all()[0]?.name).toMatch(/一二$/));
    expect(await screen.findByText('没有修改')).toBeVisible();
    expect(router.state.location.pathname).toMatch(/edit$/);
    expect(button).toBeVisible();

    await saveAnd(user, '保存并返回列表');
    await waitFor(() => expect(router.state.location.pathname).toBe(`${AREA}/list`));
    await router.navigate(-1);
    expect(await screen.findByRole('button', { name: '保存' })).toBeVisible();
    // A new record has a way of its own.
    await router.navigate(`${AREA}/new`);
    await screen.findByRole('heading', { level: 1, name: '新建友情链接' });
    expect(screen.getByRole('button', { name: SAVE })).toBeVisible();
  });

  it('B2: the menu of ways to save is used by keys, and says which one is the button’s', async () => {
    const { user, router, name } = await openEdit();
    await user.type(name, '一');
    screen.getByRole('button', { name: SAVE }).focus();
    await user.tab();
    const arrow = screen.getByRole('button', { name: '其他保存方式' });
    expect(arrow).toHaveFocus();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: '其他保存方式' });
    const ways = within(menu).getAllByRole('menuitemradio');
    expect(ways.map((way) => way.textContent)).toEqual([
      '保存并返回列表',
      '保存并继续',
      '保存并新建',
    ]);
    expect(ways[0]).toBeChecked();
    expect(ways[0]).toHaveFocus();
    expect(ways[1]).toHaveAttribute('aria-keyshortcuts', 'Control+S Meta+S');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(arrow).toHaveFocus());
    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(router.state.location.pathname).toMatch(/edit$/);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(arrow).toHaveFocus();
    expect(screen.getByRole('button', { name: '保存并继续' })).toBeVisible();
  });

  it('B3: "save and new" that fails keeps everything, and says why until the next try', async () => {
    const { user, db, name } = await openNew();
    await user.type(name, '第一家');
    await user.type(addressField(), 'https://one.example.com/');
    db.faults.set(CREATE, '500');
    await saveAnd(user, '保存并新建');
    expect(await screen.findByText(/服务器出现问题/)).toBeVisible();
    expect(name).toHaveValue('第一家');

    // That one does not get as far as the server.
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: '保存并新建' }));
    expect(await screen.findByText('请检查以下内容')).toBeVisible();
    expect(screen.queryByText(/服务器出现问题/)).toBeNull();
  });
});

describe('duplicate', () => {
  it('B2: an edit page leads to a new form with the same values, without unknown fields', async () => {
    const { user, router, db, link } = await openEdit();
    await choose(user, '复制为新内容');
    await screen.findByRole('heading', { level: 1, name: '新建友情链接' });
    expect(router.state.location).toMatchObject({
      pathname: `${AREA}/new`,
      search: `?copy=${link.id}`,
    });
    const name = await nameField();
    expect(name).toHaveValue(link.name);
    expect(addressField()).toHaveValue(link.url);
    expect(screen.getByText('尚未保存')).toBeVisible();
    // The form that was copied is kept, hidden.
    expect(screen.getByText('没有修改')).not.toBeVisible();

    await user.type(name, '（新）');
    expect(screen.getByText(/有未保存的修改/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect(await screen.findByText(SAVED)).toBeVisible();
    const copy = db.links.all().find((one) => one.name === `${link.name}（新）`);
    expect(copy).toMatchObject({ url: link.url });
    expect(copy).not.toHaveProperty('keptByServer');
    expect(copy?.id).not.toBe(link.id);
  });

  it('B2: a copy of what does not exist says so', async () => {
    await renderApp(`${AREA}/new?copy=999999`, { as: 'admin' });
    expect(await screen.findByText('记录不存在')).toBeVisible();
  });

  it('B8: a form with changes that is left for a copy goes on behind its tab', async () => {
    const { user, link, name } = await openEdit();
    await user.type(name, '改');
    await choose(user, '复制为新内容');
    await screen.findByRole('heading', { level: 1, name: '新建友情链接' });
    await user.click(await screen.findByRole('button', { name: `${link.name}（有未保存的修改）` }));
    await screen.findByRole('heading', { level: 1, name: '编辑友情链接' });
    expect(name).toBeVisible();
    expect(name).toHaveValue(`${link.name}改`);
  });
});

describe('changes', () => {
  it('B2: a field is reverted by keyboard, and the focus stays in it', async () => {
    const { user, link, name } = await openEdit();
    expect(screen.queryByRole('button', { name: /^撤销「/ })).toBeNull();
    await user.type(name, '改');
    await user.type(addressField(), 'x');
    name.focus();
    await user.tab();
    expect(screen.getByRole('button', { name: '撤销「名称」的修改' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(name).toHaveValue(link.name);
    expect(name).toHaveFocus();
    expect(screen.queryByRole('button', { name: '撤销「名称」的修改' })).toBeNull();
    expect(addressField()).toHaveValue(`${link.url}x`);
    expect(screen.getByText('有未保存的修改')).toBeVisible();
  });

  it('B2: a dialog shows what will change, and saves it', async () => {
    const { user, db, link, name } = await openEdit();
    await user.click(screen.getByRole('button', { name: '更多操作' }));
    const item = await screen.findByRole('menuitem', { name: '查看修改内容' });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');

    await user.clear(name);
    await user.type(name, '改名苗圃');
    await user.click(screen.getByRole('switch', { name: '在网站上显示' }));
    await choose(user, '查看修改内容');
    const dialog = await screen.findByRole('dialog', { name: '修改内容' });
    const titles = within(dialog).getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual(['名称', '在网站上显示']);
    expect(dialog).toHaveTextContent(`修改前${link.name}修改后改名苗圃`);
    expect(dialog).toHaveTextContent('修改前是修改后否');
    await expectNoAxeViolations(dialog);

    await user.click(within(dialog).getByRole('button', { name: SAVE }));
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(db.links.find(link.id)).toMatchObject({ name: '改名苗圃' });
  });
});

describe('folded fields', () => {
  it('B2: an invalid one is unfolded and takes the focus', async () => {
    const [news] = mock.db.news.all();
    if (!news) throw new Error('The mock has no news');
    Object.assign(news, { seoTitle: '长'.repeat(81) });
    const { user, db } = await renderApp(`/backstage/content/industry-news/${news.id}/edit`, {
      as: 'admin',
    });
    await screen.findByRole('textbox', { name: /^标题/ });
    const section = screen.getByRole('button', { name: '搜索结果里的样子' });
    expect(section).toHaveAttribute('aria-expanded', 'false');

    await user.click(screen.getByRole('button', { name: SAVE }));
    const field = await screen.findByRole('textbox', { name: '搜索结果里的标题' });
    await waitFor(() => expect(field).toHaveFocus());
    expect(section).toHaveAttribute('aria-expanded', 'true');
    expect(field).toHaveAccessibleDescription(/最多 80 个字符/);

    await user.clear(field);
    await user.click(section);
    db.faults.set('PUT /news/update', '422', {
      body: { success: false, message: '校验失败', errors: { seoKeywords: '服务器不接受' } },
    });
    await user.click(screen.getByRole('button', { name: SAVE }));
    const keywords = await screen.findByRole('textbox', { name: '搜索关键词' });
    await waitFor(() => expect(keywords).toHaveFocus());
    expect(keywords).toHaveAccessibleDescription(/服务器不接受/);
  });

  it('B3: what the server says of a field that the form does not have stands above the form', async () => {
    const { user } = await renderApp('/backstage/site/friendly-link/1/edit', { as: 'admin' });
    const name = await screen.findByRole('textbox', { name: /^名称/ });
    mock.db.faults.set('PUT /links/update', '422', {
      body: { success: false, message: '校验失败', errors: { tenant: '租户已停用' } },
    });
    await user.type(name, '改');
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect(await screen.findByText('tenant 租户已停用')).toBeVisible();
  });
});
