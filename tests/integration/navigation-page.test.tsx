import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';

const LINKS = '/backstage/site/friendly-link/list';
const NEWS = '/backstage/content/industry-news/list';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the way back', () => {
  it.each(['1/edit', 'new'])(
    'is an arrow with the list’s name on a form (%s), and leads to the list as it was left',
    async (form) => {
      const { user, router } = await renderApp(`${NEWS}?q=a`, { as: 'admin' });
      await router.navigate(`/backstage/content/industry-news/${form}`, {
        state: { listSearch: '?q=a' },
      });
      await heading(form === 'new' ? '发布新闻' : '编辑新闻');
      const main = within(screen.getByRole('main'));
      await user.click(await main.findByRole('link', { name: '行业新闻' }));
      await waitFor(() => expect(router.state.location.search).toBe('?q=a'));
      expect(router.state.location.pathname).toBe(NEWS);
    },
  );

  it('is not said where the heading says the list’s name', async () => {
    await renderApp(NEWS, { as: 'admin' });
    await heading('行业新闻');
    const main = within(screen.getByRole('main'));
    expect(main.getAllByText('行业新闻')).toHaveLength(1);
    expect(main.queryByText('内容')).toBeNull();
  });
});

describe('a change of page', () => {
  it('moves the focus into the page and reads out its title', async () => {
    const { user } = await renderApp(LINKS, { as: 'admin' });
    await heading('友情链接');
    await user.click(screen.getByRole('link', { name: '轮播广告' }));
    await heading('轮播广告');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(screen.getByText(document.title, { selector: 'output' })).toBeInTheDocument();
    expect(document.title).toContain('轮播广告');
  });

  it('leaves the focus alone where only the query changes', async () => {
    const { router } = await renderApp(NEWS, { as: 'admin' });
    await heading('行业新闻');
    const search = screen.getByRole('button', { name: '搜索' });
    search.focus();
    await router.navigate(`${NEWS}?page=2`);
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    expect(search).toHaveFocus();
  });
});

describe('shell', () => {
  it('has a skip link past header and menu', async () => {
    const { user } = await renderApp(LINKS, { as: 'admin' });
    await heading('友情链接');
    await user.tab();
    const skip = screen.getByRole('link', { name: '跳到主要内容' });
    expect(skip).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('names its landmarks', async () => {
    await renderApp(LINKS, { as: 'admin' });
    await heading('友情链接');
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });

  it('names no keys where it is read; the key ? lists them on every page, a form too', async () => {
    const { user } = await renderApp('/backstage/site/friendly-link/new', { as: 'admin' });
    await heading('新建友情链接');
    expect(screen.getByRole('banner')).not.toHaveTextContent(/Ctrl|⌘/);
    screen.getByRole('main').focus();
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: '键盘快捷键' });
    expect(help).toHaveTextContent('撤销刚才的删除CtrlZ');
  });

  it('opens the site beside the back office', async () => {
    await renderApp(LINKS, { as: 'admin' });
    const link = await screen.findByRole('link', { name: '打开网站（新窗口）' });
    expect(link).toHaveAttribute('href', '/home');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('I4: switches the language of menu, header and page without a reload', async () => {
    const { user } = await renderApp(LINKS, { as: 'admin' });
    await heading('友情链接');
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Friendly links', current: 'page' })).toBeVisible();
    expect(await heading('Friendly links')).toBeVisible();
  });
});
