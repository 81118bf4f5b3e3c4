import { screen, waitFor, within } from '@testing-library/dom';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inLooks } from '#tests/support/looks.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const KEPT = 'last-good ';
const LINE = /^网络不佳，内容更新于 \d{4}-\d\d-\d\d \d\d:\d\d/;
const PRODUCT = /土壤温湿度传感器/;
const NEWS = /年产能提升至 12 万台/;

const keptKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(KEPT));
const breakApi = (fault = '503') => mock.db.faults.set('*', fault);
const findLine = () => screen.findByText(LINE);

/** Visits a page until it shows the text. */
async function visit(path: string, text: RegExp, options: { as?: string } = {}): Promise<void> {
  const { unmount, queryClient } = await renderApp(path, options);
  await screen.findAllByText(text);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  unmount();
}

/** What the page shows, without the product list's filters, which are not kept for the next visit. */
function keptText(): string {
  const filters = screen.queryByText('筛选', { selector: 'h2' })?.parentElement;
  return screen.getByRole('main').textContent.replace(filters?.textContent ?? '', '');
}

/** Makes all persisted answers older. */
function age(milliseconds: number): void {
  for (const key of keptKeys()) {
    const [time = '', ...rest] = (localStorage.getItem(key) ?? '').split(' ');
    localStorage.setItem(key, [Number(time) - milliseconds, ...rest].join(' '));
  }
}

afterEach(() => onlineManager.setOnline(true));

describe('a visitor who returns', () => {
  it('sees the kept content before any answer arrives, without skeleton, notice or gap', async () => {
    await visit('/home', PRODUCT);
    breakApi('hang');
    await renderApp('/home');
    const band = await screen.findByRole('region', { name: '推荐产品' });
    expect(within(band).getByText(PRODUCT)).toBeVisible();
    expect(screen.getByText(NEWS)).toBeVisible();
    expect(screen.queryByLabelText('加载中…')).not.toBeInTheDocument();
    expect(screen.queryByText(LINE)).not.toBeInTheDocument();
  });

  it('sees the new answer in place of the kept one', async () => {
    await visit('/news', NEWS);
    const lead = mock.db.news.all().find(({ title }) => NEWS.test(title));
    Object.assign(lead ?? {}, { title: '改过的标题' });
    await renderApp('/news');
    expect(await screen.findByText('改过的标题')).toBeVisible();
    expect(screen.queryByText(NEWS)).not.toBeInTheDocument();
  });

  it.each(['503', 'drop', 'malformed'])(
    'sees the site while every call ends with %s, and how old it is; a retry brings it up to date',
    async (fault) => {
      await visit('/home', PRODUCT);
      age(3 * 3_600_000);
      breakApi(fault);
      const { user } = await renderApp('/home');
      const line = await findLine();
      expect(line).toHaveAttribute('role', 'status');
      expect(screen.getAllByText(PRODUCT)[0]).toBeVisible();
      expect(screen.queryByText('这部分内容暂时没有加载出来。')).not.toBeInTheDocument();

      mock.db.faults.clear();
      await user.click(within(line).getByRole('button', { name: '重试' }));
      await waitFor(() => expect(screen.queryByText(LINE)).not.toBeInTheDocument());
      expect(screen.getAllByText(PRODUCT)[0]).toBeVisible();
    },
  );

  it('reads the notice in English too', async () => {
    await visit('/job', /工程师/);
    breakApi();
    await renderApp('/job', { language: 'en' });
    expect(
      await screen.findByText(
        /^Connection trouble\. Content as of \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}$/,
      ),
    ).toBeVisible();
  });

  /** In `npm test` a page of lists, one of sections, and one of a record. */
  const PAGES: [address: string, text: RegExp][] = [
    ['/news', NEWS],
    ['/aboutus', /实用新型专利|高新技术企业/],
    ['/product/details?id=:products', PRODUCT],
    ['/product', PRODUCT],
    ['/job', /工程师/],
    ['/news/details?id=:news', NEWS],
    ['/job/details?id=:jobs', /任职要求/],
  ];

  it.each(inLooks(PAGES, (_page, place) => place < 3))('sees %s again', async (address, text) => {
    const path = withId(address);
    const { unmount, queryClient } = await renderApp(path);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await screen.findAllByText(text);
    const seen = keptText();
    unmount();
    breakApi();
    await renderApp(path);
    await findLine();
    expect(keptText()).toContain(seen);
  });

  it('sees the kept first page of the news in a later hour too', async () => {
    await visit('/news', NEWS);
    breakApi();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 3_600_000 });
    await renderApp('/news');
    await findLine();
    expect(screen.getByText(NEWS)).toBeVisible();
  });

  it('reads how old the content is without a network, and sees new content once it is back', async () => {
    await visit('/home', PRODUCT);
    onlineManager.setOnline(false);
    breakApi('drop');
    const { queryClient } = await renderApp('/home');
    expect(within(await findLine()).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getAllByText(PRODUCT)[0]).toBeVisible();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    mock.db.faults.clear();
    onlineManager.setOnline(true);
    await waitFor(() => expect(screen.queryByText(LINE)).not.toBeInTheDocument());
    expect(screen.getAllByText(PRODUCT)[0]).toBeVisible();
  });
});

describe('kept content', () => {
  it('has nothing that was read for a signed-in person', async () => {
    await visit('/home', PRODUCT, { as: 'admin' });
    await visit('/backstage/site/friendly-link/list', /禾田农业研究院/, { as: 'admin' });
    expect(keptKeys()).toEqual([]);
  });

  it('has no answer that arrives after somebody signed in', async () => {
    mock.db.faults.set('*', 'hold');
    const { session } = await import('#src/session/session-store.ts');
    await renderApp('/home');
    await screen.findAllByLabelText('加载中…');
    const token = mock.signIn();
    session.start({ token, bearer: token });
    mock.db.faults.clear();
    mock.db.faults.release();
    await screen.findAllByText(PRODUCT);
    expect(keptKeys()).toEqual([]);
  });

  it('is not shown to a signed-in person, who may see more', async () => {
    await visit('/home', PRODUCT);
    breakApi();
    await renderApp('/home', { as: 'admin' });
    expect(await screen.findAllByText('这部分内容暂时没有加载出来。')).not.toHaveLength(0);
    expect(screen.queryByText(PRODUCT)).not.toBeInTheDocument();
  });

  it('is removed once the server says that the record is gone', async () => {
    const path = withId('/news/details?id=:news');
    await visit(path, NEWS);
    const isKept = () => keptKeys().some((key) => key.includes('/news/get '));
    expect(isKept()).toBe(true);
    mock.db.faults.set('GET /news/get', '404');
    await renderApp(path);
    await waitFor(() => expect(isKept()).toBe(false));
  });

  it.each([
    ['older than a week', () => age(7 * 24 * 3_600_000)],
    ['from the future', () => age(-3_600_000)],
    ['of another version', () => rewrite((text) => text.replace(/ \S+ /, ' 99.0.0 '))],
    ['unreadable', () => rewrite((text) => text.slice(0, 60))],
    ['of another shape', () => rewrite((text) => text.replace(/\{.*$/s, '{"unexpected":true}'))],
  ])('is not used where it is %s', async (_what, change) => {
    await visit('/news', NEWS);
    change();
    breakApi();
    await renderApp('/news');
    expect(await screen.findByText('新闻没有加载出来')).toBeVisible();
    expect(screen.queryByText(NEWS)).not.toBeInTheDocument();
    expect(screen.queryByText(LINE)).not.toBeInTheDocument();
  });

  it('is limited in size, and the oldest is removed first', async () => {
    const old = `${KEPT}old`;
    localStorage.setItem(old, `${Date.now() - 1000} 0.0.0 ${'x'.repeat(999_000)}`);
    await visit('/home', PRODUCT);
    expect(localStorage.getItem(old)).toBeNull();
    expect(keptKeys()).not.toEqual([]);
  });

  it('breaks nothing where storage is full', async () => {
    const setItem = localStorage.setItem.bind(localStorage);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
      if (key.startsWith(KEPT)) throw new DOMException('Full', 'QuotaExceededError');
      setItem(key, value);
    });
    await visit('/news', NEWS);
    expect(keptKeys()).toEqual([]);
  });

  it('breaks nothing where storage cannot be read', async () => {
    await visit('/news', NEWS);
    const getItem = localStorage.getItem.bind(localStorage);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation((key) => {
      if (key.startsWith(KEPT)) throw new DOMException('Closed', 'SecurityError');
      return getItem(key);
    });
    await renderApp('/news');
    expect(await screen.findByText(NEWS)).toBeVisible();
    expect(screen.queryByText(LINE)).not.toBeInTheDocument();
  });
});

/** Replaces `:news` by the id of a public record. */
function withId(address: string): string {
  const ids = {
    news: mock.db.news.all().find(({ title }) => NEWS.test(title))?.id,
    products: mock.db.products.all().find(({ name }) => PRODUCT.test(name))?.id,
    jobs: mock.db.jobs.all().find(({ status }) => status === 0)?.id,
  };
  return Object.entries(ids).reduce(
    (path, [name, id]) => path.replace(`:${name}`, String(id)),
    address,
  );
}

function rewrite(change: (text: string) => string): void {
  for (const key of keptKeys()) {
    localStorage.setItem(key, change(localStorage.getItem(key) ?? ''));
  }
}
