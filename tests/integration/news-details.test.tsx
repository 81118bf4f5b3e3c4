import { screen, waitFor, within } from '@testing-library/dom';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { readingMinutes } from '#src/features/news/public/reading-minutes.ts';
import { readArticle } from '#src/features/news/public/article-headings.ts';
import { NewsArticleText } from '#src/features/news/public/news-article-text.tsx';
import { currentLanguage, startI18n } from '#src/i18n/i18n.ts';
import { loadTexts } from '#src/i18n/namespaces.ts';
import { expectConsole } from '#tests/support/console.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const LONG = '<h2>先算账</h2><p>一</p><h3>再推广</h3><p>二</p><h2>先算账</h2><p>三</p>';

async function openArticle(content: string, options: { hash?: string; width?: number } = {}) {
  const news = mock.db.news.find(10);
  if (!news) throw new Error('The mock has no news 10');
  Object.assign(news, { content });
  const app = await renderApp(`/news/details?id=10${options.hash ?? ''}`, options);
  await screen.findByRole('heading', { level: 1, name: news.title });
  return { ...app, news };
}

describe('a text that is too long', () => {
  it('B9: ends with a line that says that the rest is missing', async () => {
    await openArticle(`<p>${'长'.repeat(512 * 1024)}</p>`);
    expect(screen.getByText('文章过长，后面的内容没有显示。')).toBeVisible();
  });

  it('B9: does not, where only its pictures are large', async () => {
    const picture = `<img src="data:image/jpeg;base64,${'A'.repeat(730_000)}">`;
    await openArticle(`<p>一</p>${picture}<p>最后一段</p>`);
    expect(screen.getByText('最后一段')).toBeVisible();
    expect(screen.queryByText(/没有显示/)).not.toBeInTheDocument();
  });
});

describe('contents', () => {
  it('P7: a long article has a table of contents, whose links stand in the address', async () => {
    const { user, router } = await openArticle(LONG);
    const contents = within(screen.getByRole('navigation', { name: '本文目录' }));
    expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '先算账',
      '再推广',
      '先算账',
    ]);
    await user.click(contents.getByRole('link', { name: '再推广' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 3, name: '再推广' })).toHaveFocus(),
    );
    expect(router.state.location).toMatchObject({ search: '?id=10', hash: '#s-再推广' });
  });

  it('P7: on narrow screens it is folded above the text', async () => {
    const { user } = await openArticle(LONG, { width: 360 });
    const contents = screen.getByRole('navigation', { name: '本文目录' });
    expect(
      within(contents).getByText('先算账', { selector: 'li:first-child a' }),
    ).not.toBeVisible();
    await user.click(within(contents).getByText('本文目录'));
    expect(within(contents).getByRole('link', { name: '再推广' })).toBeVisible();
  });

  it('P7: an article with two headings has none', async () => {
    await openArticle('<h2>甲</h2><p>一</p><h2>乙</h2>');
    expect(screen.getByRole('heading', { name: '乙' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: '本文目录' })).not.toBeInTheDocument();
  });

  it('P7: an address that names a heading leads there from a cold start', async () => {
    const scrolled: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(this: Element) {
      scrolled.push(this.id);
    });
    await openArticle(LONG, { hash: `#${encodeURIComponent('s-先算账-2')}` });
    await waitFor(() => expect(scrolled).toContain('s-先算账-2'));
    expect(document.activeElement).toHaveAttribute('id', 's-先算账-2');
  });

  it('P7: links to headings work before the program starts, because their ids are in the markup', async () => {
    await startI18n();
    await loadTexts(currentLanguage(), ['news']);
    const holder = document.createElement('div');
    holder.innerHTML = renderToString(
      <MemoryRouter>
        <NewsArticleText html={`<h2 id="root">${LONG.slice(4)}`} />
      </MemoryRouter>,
    );
    const links = [...holder.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    const ids = [...holder.querySelectorAll('h2, h3')].map(({ id }) => id);
    expect(ids).toEqual(['s-先算账', 's-再推广', 's-先算账-2']);
    expect(links).toEqual(ids.map((id) => `/#${id}`));
    expect(holder.querySelector('h2')).toHaveAttribute('tabindex', '-1');
  });

  it('P7: an address whose hash cannot be decoded shows the article all the same', async () => {
    expectConsole(/is not a decodable element ID/);
    await openArticle(LONG, { hash: '#100%' });
    expect(screen.getByRole('navigation', { name: '本文目录' })).toBeVisible();
  });

  it('P7: ids are made of words, and hold when headings are added', () => {
    expect(readArticle(LONG).headings.map(({ id }) => id)).toEqual([
      's-先算账',
      's-再推广',
      's-先算账-2',
    ]);
    expect(readArticle(`<h2>New: A&amp;B!</h2>${LONG}`).headings.map(({ id }) => id)).toEqual([
      's-new-a-b',
      's-先算账',
      's-再推广',
      's-先算账-2',
    ]);
  });
});

it('P7: shows the reading time at 400 characters a minute', async () => {
  await openArticle(`<p>${'字'.repeat(801)}</p>`);
  expect(screen.getByText('阅读约 3 分钟')).toBeVisible();
  expect(readingMinutes('<p title="字字字">words and 字</p>')).toBe(1);
  expect(readingMinutes('<img src="x.png" alt="">')).toBe(0);
});

describe('sharing', () => {
  it('P7: the copied link is the page’s own, without tracking parameters', async () => {
    const { user } = await renderApp('/news/details?utm_source=mail&id=10');
    await user.click(await screen.findByRole('button', { name: '复制链接' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/news/details?id=10'),
    );
  });

  it('P7: the copied link does not end in a sign, which chat programs would leave out of it', async () => {
    const news = mock.db.news.find(10);
    if (!news) throw new Error('The mock has no news 10');
    mock.db.news.insert(() => ({ ...news, id: 'a_' }));
    const { user } = await renderApp('/news/details?id=a_');
    await user.click(await screen.findByRole('button', { name: '复制链接' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe(
        'http://localhost:3000/news/details?id=a%5F',
      ),
    );
  });

  it('P7: where the browser refuses to copy, a message points to the address bar', async () => {
    const { user } = await openArticle(LONG);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: '复制链接' }));
    expect(await screen.findByText('复制失败，请从浏览器地址栏复制链接。')).toBeVisible();
  });

  it('P13: where the poster cannot be drawn, the QR code stands in its place, and it can be tried again', async () => {
    const { user, news } = await openArticle(LONG);
    const draw = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const button = screen.getByRole('button', { name: '生成海报' });
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: '分享海报' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^海报没有生成/);
    const code = dialog.getByRole('img', { name: `二维码：${news.title}` });
    // A segment of the path per dark module.
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z){200,}$/);
    await user.click(dialog.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(draw).toHaveBeenCalledTimes(2));
    await user.click(dialog.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  it('P7: a phone’s own menu is offered where there is one', async () => {
    const share = vi
      .fn<(data: ShareData) => Promise<void>>()
      .mockRejectedValue(new Error('closed'));
    Object.assign(navigator, { share });
    try {
      const { user, news } = await openArticle(LONG);
      await user.click(screen.getByRole('button', { name: '分享到其他应用' }));
      expect(share).toHaveBeenCalledWith({
        title: news.title,
        url: 'http://localhost:3000/news/details?id=10',
      });
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });
});
