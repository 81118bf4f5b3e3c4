import { SAVE } from '#tests/support/save-button.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  FRAME_PATH,
  FRAME_READY,
  type BesideMessage,
} from '#src/admin/form/beside/beside-message.ts';
import { refusesTracking } from '#src/app/analytics/analytics-settings.ts';
import { pinTime } from '#src/lib/time/clock.ts';
import { mock } from '../support/mock.ts';
import { renderApp } from '../support/render-app.tsx';

const NEWS = '/backstage/content/industry-news';

describe('the form beside the page', () => {
  /** Opens a form with the page beside it; `told` has what the page was told. */
  async function openBeside(path: string, width?: number) {
    const app = await renderApp(path, { as: 'admin', ...(width !== undefined && { width }) });
    await app.user.click(await screen.findByRole('button', { name: '预览' }));
    const frame = await screen.findByTitle<HTMLIFrameElement>('正在编辑的内容在网站上的页面');
    const { contentWindow: view, contentDocument: page } = frame;
    if (!view || !page) throw new Error('No frame');
    // jsdom loads nothing into frames.
    page.write('<!doctype html><body></body>');
    page.close();
    fireEvent.load(frame);
    const told: unknown[] = [];
    view.postMessage = (data: unknown) => void told.push(data);
    page.elementsFromPoint = () => [];
    return { ...app, frame, view, page, told };
  }

  const title = () => screen.findByRole('textbox', { name: /^标题/ });

  /** Puts something into the page, and presses it. */
  function press(page: Document, html: string, selector: string) {
    page.body.innerHTML = `<main>${html}</main>`;
    page.querySelector<HTMLElement>(selector)?.click();
  }

  it('B9: the page is told what is typed, once it listens and at each change', async () => {
    const { user, view, told } = await openBeside(`${NEWS}/3/edit`);
    window.dispatchEvent(new MessageEvent('message', { data: FRAME_READY, source: view }));
    expect(told.at(-1)).toMatchObject({
      source: 'news',
      id: '3',
      path: '/news/details?id=3',
      record: { title: mock.db.news.all()[2]?.title },
      language: 'cn',
      isDark: false,
    });
    await user.type(await title(), '！');
    await waitFor(() =>
      expect(told.at(-1)).toMatchObject({ record: { title: `${mock.db.news.all()[2]?.title}！` } }),
    );
    await user.click(screen.getByRole('button', { name: '深色模式' }));
    expect(told.at(-1)).toMatchObject({ language: 'cn', isDark: true });
  });

  it('B9: the page is in the language that the form shows', async () => {
    const { user, view, page, told } = await openBeside(`${NEWS}/3/edit`);
    window.dispatchEvent(new MessageEvent('message', { data: FRAME_READY, source: view }));
    const switches = within(screen.getByRole('group', { name: '内容的语言' }));
    await user.click(switches.getByRole('button', { name: 'English' }));
    await waitFor(() => expect(told.at(-1)).toMatchObject({ language: 'en' }));
    expect(screen.queryByRole('button', { name: '英文页面' })).toBeNull();
    // Where the English is missing the page has the Chinese: what is pressed is what to fill in.
    press(page, `<h1>${mock.db.news.all()[2]?.title}</h1>`, 'h1');
    expect(screen.getByRole('textbox', { name: '英文标题' })).toHaveFocus();
    await user.click(switches.getByRole('button', { name: '中文' }));
    await waitFor(() => expect(told.at(-1)).toMatchObject({ language: 'cn' }));
  });

  it('B9: pressing a text, a picture, a date or a choice in the page focuses its field', async () => {
    const { page } = await openBeside(`${NEWS}/3/edit`);
    const news = mock.db.news.all()[2];
    await screen.findByRole('textbox', { name: /^来源/ });
    const focused = () =>
      document.activeElement?.closest('[data-field]')?.getAttribute('data-field');
    press(page, `<h1>${news?.title}</h1>`, 'h1');
    expect(focused()).toBe('title');
    press(page, `<p>作者：${news?.author}</p>`, 'p');
    expect(focused()).toBe('author');
    press(page, `<a href="/elsewhere"><img src="${news?.cover}" alt=""></a>`, 'img');
    expect(focused()).toBe('cover');
    press(page, `<time datetime="${news?.publishTime}">那天</time>`, 'time');
    expect(focused()).toBe('publishTime');
    press(page, '<span>产品动态</span>', 'span');
    expect(focused()).toBe('categoryId');
    press(page, '<p>别的内容</p>', 'p');
    expect(focused()).toBe('categoryId');
    press(page, '<div dir="auto"><h2>有哪些不同</h2></div>', 'h2');
    await waitFor(() => expect(focused()).toBe('content'));
  });

  it('B9: the page marks what the focused field shows', async () => {
    const { page, user } = await openBeside(`${NEWS}/3/edit`);
    const news = mock.db.news.all()[2];
    page.body.innerHTML = `<main><h1>${news?.title}</h1><p>来源：${news?.source}</p></main>`;
    await user.click(await screen.findByRole('textbox', { name: /^来源/ }));
    await waitFor(() => expect(page.querySelector('p')).toHaveAttribute('data-beside'));
    await user.click(await title());
    expect(page.querySelector('h1')).toHaveAttribute('data-beside');
    expect(page.querySelector('p')).not.toHaveAttribute('data-beside');
  });

  it('B9: on a wide screen it stays open for the next form, and its button has the focus after it is closed', async () => {
    const { user, router, frame } = await openBeside(`${NEWS}/3/edit`);
    await router.navigate('/backstage/content/recruitment-info/1/edit');
    await waitFor(() => expect(frame).not.toBeVisible());
    const panel = await screen.findByRole('region', { name: '网站页面预览' });
    await user.click(await within(panel).findByRole('button', { name: '关闭预览' }));
    expect(panel).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '预览' })).toHaveFocus();
  });

  it('B9: on a narrow screen it is a sheet, closed by its button, by Escape, and by pressing a text', async () => {
    const { user, page, frame } = await openBeside(`${NEWS}/3/edit`, 390);
    expect(screen.getByRole('dialog', { name: '网站页面预览' })).toBeVisible();
    press(page, `<h1>${mock.db.news.all()[2]?.title}</h1>`, 'h1');
    await waitFor(() => expect(frame).not.toBeInTheDocument());
    await waitFor(async () => expect(await title()).toHaveFocus());
    const button = screen.getByRole('button', { name: '预览' });
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: '返回表单' }));
    await waitFor(() => expect(button).toHaveFocus());
    await user.click(button);
    await screen.findByRole('dialog', { name: '网站页面预览' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  it('a type that visitors see nowhere has no page beside its form', async () => {
    await renderApp('/backstage/site/enquiry/1/edit', { as: 'admin' });
    await screen.findByRole('button', { name: SAVE });
    expect(screen.queryByRole('button', { name: '预览' })).not.toBeInTheDocument();
  });
});

describe('the frame beside a form', () => {
  const around = { postMessage: vi.fn<(data: unknown) => void>() };
  const { parent } = window;

  beforeEach(() => {
    around.postMessage.mockClear();
    // What the frame takes away is given back after the test.
    vi.spyOn(Storage.prototype, 'setItem');
    vi.spyOn(HTMLElement.prototype, 'focus');
    Object.defineProperty(window, 'parent', { value: around, configurable: true });
  });
  afterEach(() => {
    Object.defineProperty(window, 'parent', { value: parent, configurable: true });
    vi.restoreAllMocks();
    Reflect.deleteProperty(document, 'cookie');
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    pinTime(undefined);
  });

  /** Opens the frame, and returns what tells it the form's record. */
  async function openFrame() {
    const app = await renderApp(FRAME_PATH, { as: 'admin' });
    await waitFor(() => expect(around.postMessage).toHaveBeenCalled());
    const write = (shown: Partial<BesideMessage>) => {
      const plain = { hasOwnPage: true, times: [], language: 'cn', isDark: false, record: {} };
      const data = { ...plain, ...shown };
      const event = new MessageEvent('message', { data, origin: location.origin });
      Object.defineProperty(event, 'source', { value: around });
      window.dispatchEvent(event);
    };
    return { ...app, write };
  }

  const newsOf = (id: number, typed: object) => ({
    source: 'news',
    id: String(id),
    path: `/news/details?id=${id}`,
    times: ['publishTime'],
    record: { ...mock.db.news.all().find((one) => one.id === id), ...typed },
  });

  const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });

  it('B9: shows the public page of a news item with what is typed, at once and without a request', async () => {
    const { write, db } = await openFrame();
    write(newsOf(3, { title: '尚未发布', content: '<p>第一段</p>' }));
    expect(await h1('尚未发布')).toBeVisible();
    expect(screen.getByRole('navigation', { name: '主导航' })).toBeInTheDocument();
    const article = within(screen.getByRole('main')).getAllByRole('article')[0];
    if (!article) throw new Error('No article');
    expect(await within(article).findByText('产品动态')).toBeVisible();
    await screen.findByRole('heading', { name: '相关新闻' });
    const asked = db.requests.of().length;
    write(newsOf(3, { title: '尚未发布的标题', content: '<p>第一段</p><p>第二段</p>' }));
    expect(await h1('尚未发布的标题')).toBeVisible();
    expect(screen.getByText('第二段')).toBeVisible();
    expect(db.requests.of()).toHaveLength(asked);
    expect(db.requests.of('GET /news/get')).toHaveLength(0);
  });

  it('B9: shows a hidden news item and one for later as visitors will see them', async () => {
    const { write } = await openFrame();
    write(newsOf(3, { title: '明年的新闻', status: 1, publishTime: '2099-01-02T00:00:00.000Z' }));
    expect(await h1('明年的新闻')).toBeVisible();
    expect(screen.getAllByText('2099年1月2日')[0]).toBeVisible();
  });

  it('B9: shows a case on its own page, with its figures', async () => {
    const { write, router } = await openFrame();
    write(newsOf(113, { title: '尚未发布的案例' }));
    expect(await h1('尚未发布的案例')).toBeVisible();
    expect(router.state.location.pathname).toBe('/case/details');
    expect(screen.getAllByRole('definition')[0]).toHaveTextContent('38%');
  });

  it('B9: shows a product that is not saved yet', async () => {
    const { write, db } = await openFrame();
    const [product] = mock.db.products.all();
    const id = 'beside-new';
    write({
      source: 'product',
      id,
      path: `/product/details?id=${id}`,
      record: { ...product, id, name: '尚未发布的产品' },
    });
    expect(await h1('尚未发布的产品')).toBeVisible();
    const table = within(screen.getByRole('table', { name: '规格参数' }));
    expect(table.getByRole('cell', { name: 'IP68' })).toBeVisible();
    expect(db.requests.of('GET /product/get')).toHaveLength(0);
  });

  it('B9: shows a position, past its last day without the way to apply', async () => {
    const { write } = await openFrame();
    const [job] = mock.db.jobs.all();
    const shown = { source: 'job', id: '1', path: '/job/details?id=1' };
    const record = {
      ...job,
      title: '番茄种植顾问',
      salaryMin: 8000,
      salaryMax: 12_000,
      deadline: '',
    };
    write({ ...shown, record });
    expect(await h1('番茄种植顾问')).toBeVisible();
    expect(screen.getAllByText('8千–1.2万')[0]).toBeVisible();
    write({ ...shown, record: { ...record, deadline: '2020-01-31T10:00:00.000Z' } });
    expect(await screen.findByText('该职位已截止，感谢关注。')).toBeVisible();
  });

  it('B9: shows an announcement in the dialog that visitors open', async () => {
    const { write } = await openFrame();
    const [first] = mock.db.announcements.all();
    write({
      source: 'notice',
      id: '1',
      path: '/home?notice=1',
      record: { ...first, title: '维护改期', publishTime: '2026-11-18T08:30:00+08:00' },
    });
    const dialog = within(await screen.findByRole('dialog', { name: '维护改期' }));
    expect(dialog.getByText('通知 · 2026年11月18日')).toBeVisible();
  });

  it('B9: shows a slide alone on the home page, also after the slides are read again', async () => {
    const { write, queryClient } = await openFrame();
    const [first, second] = mock.db.advertisements.all();
    write({
      source: 'scroller',
      id: '1',
      path: '/home',
      hasOwnPage: false,
      record: { ...first, title: '冬季新品', buttonText: '看看' },
    });
    expect(await screen.findByRole('heading', { level: 2, name: '冬季新品' })).toBeVisible();
    expect(screen.getByRole('link', { name: '看看' })).toBeVisible();
    await queryClient.invalidateQueries({ queryKey: ['scroller'] });
    expect(await screen.findByRole('heading', { level: 2, name: '冬季新品' })).toBeVisible();
    expect(screen.queryByText(second?.title ?? '')).not.toBeInTheDocument();
  });

  it('B9: shows the company’s data in the header, the page and the footer', async () => {
    const { write } = await openFrame();
    const [company] = mock.db.companyInfo.all();
    write({
      source: 'contract',
      id: '1',
      path: '/aboutus',
      hasOwnPage: false,
      record: { ...company, title: '青禾', phone: '0571-00000000' },
    });
    expect(await h1('青禾')).toBeVisible();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('青禾')).toBeVisible();
    expect(footer.getByText('0571-00000000')).toBeVisible();
  });

  it('B9: shows an entry of the history that is not saved yet among the others', async () => {
    const { write } = await openFrame();
    const [entry] = mock.db.history.all();
    write({
      source: 'develop',
      id: 'beside-new',
      path: '/aboutus',
      hasOwnPage: false,
      record: { ...entry, id: 'beside-new', title: '尚未保存的历程' },
    });
    expect(
      await screen.findByRole('heading', { level: 4, name: '尚未保存的历程' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 4, name: entry?.title ?? '' })).toBeInTheDocument();
  });

  it('B9: is in English and dark by itself: the window around it keeps its own', async () => {
    const { write } = await openFrame();
    write({ ...newsOf(3, { title: '标题' }), language: 'en', isDark: true });
    expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeInTheDocument();
    await waitFor(() =>
      expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark'),
    );
    expect(localStorage.getItem('i18nextLng')).toBe('cn');
    expect(localStorage.getItem('theme-mode')).not.toBe('dark');
    expect(document.cookie).toBe('');
    // Nothing counts an editor as a visitor.
    expect(refusesTracking()).toBe(true);
  });
});

it('the frame’s address alone leads to the back office', async () => {
  const { router } = await renderApp(FRAME_PATH, { as: 'admin' });
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/backstage\/(?!beside)/));
});
