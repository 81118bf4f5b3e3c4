import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const MENU = 'GET /menu/list';
const findMenu = () => screen.findByRole('navigation', { name: '主导航' });
const linkNames = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map((link) => link.textContent);

function item(title: string) {
  const found = mock.db.menu.all().find((row) => row.title === title && row.position === 'header');
  if (!found) throw new Error(`The mock's header has no ${title}`);
  return found;
}

describe('menu', () => {
  it('P1: the items come from the server, in their order, the current one marked', async () => {
    await renderApp('/news');
    const menu = await findMenu();
    await within(menu).findByRole('link', { name: '产品中心' });
    expect(linkNames(menu)).toEqual([
      '首页',
      '产品中心',
      '新闻资讯',
      '客户案例',
      '加入我们',
      '关于我们',
    ]);
    expect(within(menu).getByRole('link', { name: '新闻资讯' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(within(menu).getByRole('link', { name: '首页' })).not.toHaveAttribute('aria-current');
  });

  it('P1: an item stays marked on the pages below it', async () => {
    await renderApp('/news/details?id=10');
    const menu = await findMenu();
    expect(await within(menu).findByRole('link', { name: '新闻资讯' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it.each(['503', 'drop', 'malformed', 'html', 'empty', 'reject', 'shape', 'null'])(
    'P2: where the call fails (%s), five default items are shown without a message',
    async (fault) => {
      await renderApp('/news', { faults: { [MENU]: fault } });
      const menu = await findMenu();
      await within(menu).findByRole('link', { name: '业务介绍' });
      expect(linkNames(menu)).toEqual(['首页', '新闻资讯', '业务介绍', '招聘信息', '关于我们']);
      expect(
        within(menu)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(['/home', '/news', '/product', '/job', '/aboutus']);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.queryByText(/失败|出错|无法连接/)).not.toBeInTheDocument();
    },
  );

  it('P2: the default items are in the visitor’s language', async () => {
    await renderApp('/news', { language: 'en', faults: { [MENU]: '503' } });
    const menu = await screen.findByRole('navigation', { name: 'Main menu' });
    await within(menu).findByRole('link', { name: 'Recruitment' });
    expect(linkNames(menu)).toEqual(['Home', 'News', 'What we do', 'Recruitment', 'About us']);
  });

  it('P1: items that are hidden or for other roles are left out, unsafe addresses lead nowhere', async () => {
    Object.assign(item('加入我们'), { roles: ['admin'] });
    Object.assign(item('关于我们'), { path: 'javascript:alert(1)' });
    await renderApp('/news');
    const menu = await findMenu();
    await within(menu).findByRole('link', { name: '产品中心' });
    expect(linkNames(menu)).toEqual(['首页', '产品中心', '新闻资讯', '客户案例']);
    expect(within(menu).getByText('关于我们')).toBeVisible();
    expect(within(menu).queryByText('加入我们')).not.toBeInTheDocument();
  });

  it('P1: a badge stands after its item’s name, and a caption below it in the dropdown', async () => {
    Object.assign(item('新闻资讯'), { info: '新', caption: '公司与行业' });
    Object.assign(item('展会活动'), { info: '热', caption: '全国巡展' });
    const { user } = await renderApp('/news');
    const menu = await findMenu();
    await user.hover(await within(menu).findByRole('link', { name: /^新闻资讯 ?新$/ }));
    expect(
      await within(menu).findByRole('link', { name: /^展会活动 ?热 ?全国巡展$/ }),
    ).toBeVisible();
    await openDrawer(user);
    const drawer = await screen.findByRole('dialog');
    expect(within(drawer).getByRole('link', { name: /^新闻资讯 ?新 ?公司与行业$/ })).toBeVisible();
  });

  it('P1: an item for a role is shown to people with that role', async () => {
    Object.assign(item('加入我们'), { roles: ['admin'] });
    await renderApp('/news', { as: 'admin' });
    expect(await within(await findMenu()).findByRole('link', { name: '加入我们' })).toBeVisible();
  });
});

describe('dropdown', () => {
  it('P1: opens by its button, and Escape gives the focus back to it', async () => {
    const { user } = await renderApp('/news');
    const menu = await findMenu();
    const button = await within(menu).findByRole('button', { name: /^新闻资讯/ });
    button.focus();
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(within(menu).getByRole('link', { name: '行业资讯' })).toHaveAttribute(
      'href',
      '/news?categoryId=2',
    );
    await user.keyboard('{Escape}');
    expect(within(menu).queryByRole('link', { name: '行业资讯' })).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    await user.keyboard(' ');
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('P1: arrow keys, Home and End walk through it', async () => {
    const { user } = await renderApp('/news');
    const menu = await findMenu();
    (await within(menu).findByRole('link', { name: '新闻资讯' })).focus();
    await user.keyboard('{ArrowDown}');
    expect(within(menu).getByRole('link', { name: '公司新闻' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(within(menu).getByRole('link', { name: '行业资讯' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(within(menu).getByRole('link', { name: '展会活动' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(within(menu).getByRole('link', { name: '公司新闻' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(within(menu).getByRole('link', { name: '展会活动' })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(within(menu).getByRole('link', { name: '公司新闻' })).toHaveFocus();
  });

  it('P1: opens on hover with the children’s children, and closes when a link is followed', async () => {
    const { user, router } = await renderApp('/news');
    const menu = await findMenu();
    await user.hover(await within(menu).findByRole('link', { name: '产品中心' }));
    expect(within(menu).getByRole('link', { name: '土壤传感器' })).toBeVisible();
    await user.unhover(within(menu).getByRole('link', { name: '产品中心' }));
    await waitFor(() =>
      expect(within(menu).queryByRole('link', { name: '土壤传感器' })).not.toBeInTheDocument(),
    );
    await user.hover(within(menu).getByRole('link', { name: '新闻资讯' }));
    await user.click(within(menu).getByRole('link', { name: '技术文章' }));
    await waitFor(() => expect(router.state.location.search).toBe('?categoryId=4'));
    expect(within(menu).queryByRole('link', { name: '技术文章' })).not.toBeInTheDocument();
  });

  it('P1: closes when the focus leaves it', async () => {
    const { user } = await renderApp('/news');
    const menu = await findMenu();
    (await within(menu).findByRole('button', { name: /^新闻资讯/ })).focus();
    await user.keyboard('{Enter}');
    within(menu).getByRole('link', { name: '关于我们' }).focus();
    await waitFor(() =>
      expect(within(menu).queryByRole('link', { name: '行业资讯' })).not.toBeInTheDocument(),
    );
  });
});

/** Without media queries, jsdom renders both menus and hides this one. */
async function openDrawer(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: '打开菜单', hidden: true }));
}

describe('on a phone', () => {
  it('P5: the drawer holds the menu and closes when the route changes', async () => {
    const { user, router } = await renderApp('/news', { width: 360 });
    await openDrawer(user);
    const drawer = await screen.findByRole('dialog');
    await user.click(await within(drawer).findByRole('button', { name: /^产品中心/ }));
    expect(within(drawer).getByRole('link', { name: '环境感知' })).toBeVisible();
    await user.click(within(drawer).getByRole('link', { name: '首页' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('P5: the branch with the current page is open, and the close button closes the drawer', async () => {
    const { user } = await renderApp('/news?categoryId=2', { width: 360 });
    await openDrawer(user);
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByRole('link', { name: '行业资讯' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await user.click(within(drawer).getByRole('button', { name: '关闭菜单' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('beside the menu', () => {
  it('P10: any visitor opens the settings', async () => {
    const { user } = await renderApp('/news');
    await user.click(await screen.findByRole('button', { name: '设置' }));
    expect(await screen.findByRole('dialog', { name: '设置' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('I4: the other language stands under its own name and switches to it', async () => {
    const { user } = await renderApp('/news');
    await user.click(await screen.findByRole('button', { name: 'English' }));
    expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('button', { name: '中文' })).toBeVisible();
  });

  it('P1: the name is the company’s, or the app’s own where the server gives none', async () => {
    await renderApp('/news');
    const name = '青禾智控科技有限公司，返回首页';
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/home');
  });

  it('P2: shows the app’s own name without company info', async () => {
    await renderApp('/news', { faults: { 'GET /contract/get': 'drop' } });
    expect(await screen.findByRole('link', { name: '企业官网，返回首页' })).toBeVisible();
  });

  it('the first Tab stop leads past the menu', async () => {
    const { user } = await renderApp('/news');
    const skip = await screen.findByRole('link', { name: '跳到正文' });
    await user.tab();
    expect(skip).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
