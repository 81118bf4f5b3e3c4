import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetAll, setSetting } from '#src/settings/store.ts';
import { setWindowWidth } from '#tests/support/jsdom-gaps.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const LINKS = '/backstage/site/friendly-link/list';
const NEWS = '/backstage/content/industry-news/list';
const UPLOAD = '/backstage/column/photo-management/upload';

beforeEach(() => resetAll());

/** Opens a back-office page and returns its menu. */
async function openAt(path: string, options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(path, { as: 'admin', ...options });
  const element = await screen.findByRole('navigation', { name: '主导航' });
  return { ...app, menu: within(element) };
}

const names = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

describe('vertical menu', () => {
  it('N1: shows groups with the items whose pages exist, the current one marked', async () => {
    const { menu } = await openAt(LINKS);
    expect(names(menu.getAllByRole('button', { expanded: true }))).toEqual([
      '站点',
      '素材',
      '内容',
      '系统',
    ]);
    // The first link is the logo's.
    expect(names(menu.getAllByRole('link'))[1]).toBe('概览');
    const site = within(menu.getByRole('list', { name: '站点' }));
    expect(names(site.getAllByRole('link'))).toEqual([
      '轮播广告',
      '公司信息',
      '友情链接',
      '客户留言',
    ]);
    expect(site.getByRole('link', { current: 'page' })).toHaveTextContent('友情链接');
    const content = within(menu.getByRole('list', { name: '内容' }));
    const [news, add] = content.getAllByRole('link', { name: /新闻$/ });
    expect(news).toHaveAttribute('href', NEWS);
    expect(add).toHaveAccessibleName('发布新闻');
    expect(names(content.getAllByRole('link')).filter(Boolean)).toEqual([
      '产品分类',
      '产品',
      '行业新闻',
      '新闻分类',
      '招聘信息',
      '发展历程',
      '荣誉资质',
    ]);
  });

  it('N1: a content type leads to its list, and the button beside it to a new record', async () => {
    const { menu, user, router } = await openAt(LINKS);
    await user.click(menu.getByRole('link', { name: '发布新闻' }));
    expect(await screen.findByRole('heading', { level: 1, name: '发布新闻' })).toBeVisible();
    await user.click(menu.getByRole('link', { name: '行业新闻' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(NEWS));
  });

  it('N1: a mouse that rests on an entry loads its rows, which are shown at once after the press', async () => {
    const { menu, user } = await openAt(LINKS);
    const pages = () => mock.db.requests.of('GET /news/page');
    await user.hover(menu.getByRole('link', { name: '行业新闻' }));
    await waitFor(() => expect(pages()).toHaveLength(1));
    await user.click(menu.getByRole('link', { name: '行业新闻' }));
    expect(await screen.findByRole('grid', { name: '行业新闻' })).toBeVisible();
    expect(pages()).toHaveLength(1);
  });

  it('N1: a mouse that passes over an entry loads no rows', async () => {
    const { menu } = await openAt(LINKS);
    const news = menu.getByRole('link', { name: '行业新闻' });
    const products = menu.getByRole('link', { name: '产品' });
    // Not `user.hover`, which waits between two entries, on a busy machine as long as somebody who stays.
    fireEvent.mouseOver(news);
    fireEvent.mouseLeave(news);
    fireEvent.mouseOut(news, { relatedTarget: products });
    await waitFor(() => expect(mock.db.requests.of('GET /product/page')).toHaveLength(1));
    expect(mock.db.requests.of('GET /news/page')).toHaveLength(0);
  });

  it('N1: hides what the server names as disabled, and nothing else', async () => {
    const item = mock.db.menu.all().find(({ path }) => path === LINKS);
    if (!item) throw new Error('The mock names no friendly links');
    mock.db.menu.replace({ ...item, disabled: true });
    const { menu } = await openAt(NEWS);
    await waitFor(() => expect(menu.queryByRole('link', { name: '友情链接' })).toBeNull());
    expect(menu.getByRole('link', { name: '轮播广告' })).toBeVisible();
    expect(menu.getByRole('link', { name: '行业新闻' })).toBeVisible();
  });

  it('N1: shows all entries, without a message, when the list of disabled ones fails to load', async () => {
    const { menu, queryClient } = await openAt(NEWS, {
      faults: { 'GET /menu/system/list': '400' },
    });
    await waitFor(() => expect(queryClient.isFetching({ queryKey: ['menu'] })).toBe(0));
    expect(menu.getByRole('link', { name: '友情链接' })).toBeVisible();
    expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  });

  it.each([
    ['vertical', 1280],
    ['horizontal', 1280],
    ['vertical', 800],
  ] as const)(
    'N1: photos are uploaded and downloaded from the menu, %s at %i px',
    async (layout, width) => {
      setWindowWidth(width);
      setSetting('navLayout', layout);
      const { user, router } = await renderApp(LINKS, { as: 'admin' });
      await screen.findByRole('heading', { level: 1, name: '友情链接' });
      if (width === 800) await user.click(screen.getByRole('button', { name: '打开导航' }));
      const name = layout === 'horizontal' ? /^素材/ : '图片库';
      const branch = await screen.findByRole('button', { name });
      expect(branch).toHaveAttribute('aria-expanded', 'false');
      await user.click(branch);
      const links = await screen.findAllByRole('link', { name: /^(?:上传|全部)图片$/ });
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        UPLOAD,
        '/backstage/column/photo-management/download',
      ]);
      const [upload] = links;
      if (upload) await user.click(upload);
      await waitFor(() => expect(router.state.location.pathname).toBe(UPLOAD));
    },
  );

  it('N5: a content type unfolds to its list and its new form', async () => {
    const { menu, user } = await openAt(LINKS);
    const fold = menu.getByRole('button', { name: '行业新闻的子菜单' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await user.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    const children = within(menu.getByRole('list', { name: '行业新闻' })).getAllByRole('link');
    expect(names(children)).toEqual(['新闻列表', '发布新闻']);
    const hrefs = ['list', 'new'].map((page) => `/backstage/content/industry-news/${page}`);
    expect(children.map((link) => link.getAttribute('href'))).toEqual(hrefs);
  });

  it('N5: a content type unfolds by itself, is folded by the keyboard, and folds when one leaves it', async () => {
    const { menu, user, router } = await openAt('/backstage/content/industry-news/1/edit');
    const fold = menu.getByRole('button', { name: '行业新闻的子菜单' });
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('新闻列表');

    fold.focus();
    await user.keyboard('{Enter}');
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(menu.queryByRole('list', { name: '行业新闻' })).toBeNull();
    expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('行业新闻');

    await router.navigate('/backstage/content/industry-news/new');
    await waitFor(() => expect(fold).toHaveAttribute('aria-expanded', 'true'));
    expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('发布新闻');
    await router.navigate(LINKS);
    await waitFor(() => expect(fold).toHaveAttribute('aria-expanded', 'false'));
  });

  it('N1: a group can be folded, and unfolds when a page inside it opens', async () => {
    const { menu, user, router } = await openAt(LINKS);
    await user.click(menu.getByRole('button', { name: '内容' }));
    await waitFor(() => expect(menu.queryByRole('link', { name: '产品分类' })).toBeNull());
    await router.navigate(NEWS);
    expect(await menu.findByRole('link', { name: '新闻列表', current: 'page' })).toBeVisible();
  });
});

describe('mini and horizontal', () => {
  it('N4: a button folds the menu into mini and back, and the choice is kept', async () => {
    const { user } = await openAt(NEWS);
    await user.click(screen.getByRole('button', { name: '收起导航' }));
    const mini = within(screen.getByRole('navigation', { name: '主导航' }));
    expect(mini.queryByRole('button', { name: '站点' })).toBeNull();
    expect(localStorage.getItem('app-settings')).toContain('"navLayout":"mini"');
    await user.click(screen.getByRole('button', { name: '展开导航' }));
    const whole = within(screen.getByRole('navigation', { name: '主导航' }));
    expect(whole.getByRole('button', { name: '站点' })).toBeVisible();
    expect(localStorage.getItem('app-settings')).toContain('"navLayout":"vertical"');
  });

  it('N4: in mini, inner entries open beside the menu under the pointer, and close when it leaves', async () => {
    setSetting('navLayout', 'mini');
    const { menu, user } = await openAt(LINKS);
    const branch = await menu.findByRole('button', { name: '行业新闻' });
    await user.hover(branch);
    expect(await menu.findByRole('link', { name: '新闻列表' })).toBeVisible();
    await user.unhover(branch);
    await waitFor(() => expect(menu.queryByRole('link', { name: '新闻列表' })).toBeNull());
  });

  it('N4: in mini, the keyboard opens, walks through and closes the inner entries', async () => {
    setSetting('navLayout', 'mini');
    const { menu, user, router } = await openAt(LINKS);
    const branch = await menu.findByRole('button', { name: '行业新闻' });
    menu.getByRole('button', { name: '产品' }).focus();
    // Over the two links of the open flyout.
    await user.tab();
    await user.tab();
    await user.tab();
    expect(branch).toHaveFocus();
    expect(branch).toHaveAttribute('aria-expanded', 'true');
    expect(menu.queryByRole('link', { name: '产品列表' })).toBeNull();

    await user.keyboard('{ArrowDown}');
    expect(menu.getByRole('link', { name: '新闻列表' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(menu.getByRole('link', { name: '发布新闻' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(menu.getByRole('link', { name: '新闻列表' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(branch).toHaveFocus();
    expect(branch).toHaveAttribute('aria-expanded', 'false');

    await user.keyboard('{ArrowUp}');
    expect(menu.getByRole('link', { name: '发布新闻' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(NEWS));
    expect(branch).toHaveAttribute('aria-expanded', 'false');
  });

  it('N4: as a bar, each group opens a flyout with all its entries', async () => {
    setSetting('navLayout', 'horizontal');
    const { menu, user } = await openAt(NEWS);
    expect(names(menu.getAllByRole('button'))).toEqual(['站点', '素材', '内容', '系统']);
    await user.hover(menu.getByRole('button', { name: '内容' }));
    const list = within(await menu.findByRole('list', { name: '行业新闻' }));
    expect(names(list.getAllByRole('link'))).toEqual(['新闻列表', '发布新闻']);
    expect(list.getByRole('link', { current: 'page' })).toHaveTextContent('新闻列表');
    await user.hover(menu.getByRole('button', { name: '站点' }));
    expect(await menu.findByRole('link', { name: '友情链接' })).toBeVisible();
    expect(menu.queryByRole('link', { name: '新闻列表' })).toBeNull();
  });
});

describe('drawer', () => {
  async function openDrawer() {
    const { user } = await renderApp(NEWS, { as: 'admin', width: 800 });
    const button = await screen.findByRole('button', { name: '打开导航' });
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
    await user.click(button);
    const drawer = within(await screen.findByRole('dialog', { name: '主导航' }));
    return { user, button, drawer };
  }

  it('N5: opens by a button and closes when the page changes', async () => {
    const { user, drawer } = await openDrawer();
    await user.click(drawer.getByRole('link', { name: '友情链接' }));
    expect(await screen.findByRole('heading', { level: 1, name: '友情链接' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('N5: closes by Escape and gives the focus back', async () => {
    const { user, button } = await openDrawer();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button).toHaveFocus();
  });
});

describe('drawer of narrow screens', () => {
  it('N1: closes where one follows a link, and going back does not open it again', async () => {
    setWindowWidth(390);
    const { user, router } = await renderApp(LINKS, { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: '打开导航' }));
    const drawer = within(await screen.findByRole('dialog', { name: '主导航' }));
    await user.click(drawer.getByRole('link', { name: '行业新闻' }));
    await screen.findByRole('heading', { level: 1, name: '行业新闻' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await router.navigate(-1);
    await screen.findByRole('heading', { level: 1, name: '友情链接' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
