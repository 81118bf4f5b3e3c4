import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { News } from '#src/features/news/schema.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE } from '#tests/support/save-button.ts';

const HAN = /\p{Script=Han}/u;

/** Pieces of Chinese that are not marked as such. */
function unmarkedChinese(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const lang = node.parentElement?.closest('[lang]')?.getAttribute('lang');
    if (HAN.test(text) && lang !== 'zh-CN') found.push(text);
  }
  return found;
}

const links = (rel: string) =>
  [...document.head.querySelectorAll(`link[rel="${rel}"]`)].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);

/** Takes a news item's English title away. */
function onlyInChinese(id: unknown): News {
  const news = mock.db.news.find(id);
  if (news === undefined) throw new Error(`There is no news ${String(id)}`);
  return Object.assign(news, { titleEn: '' });
}

describe('on the English site', () => {
  it.each([
    ['/home', 'Soil moisture and temperature sensor'],
    ['/product', 'Soil moisture and temperature sensor'],
    ['/aboutus', 'Five classmates and a soil probe'],
    ['/job', 'Embedded Software Engineer'],
    ['/news/details?id=5', 'Meet us at the Eastern Horticulture Fair, hall 3, stand B12'],
    ['/case', 'Lüyuan cooperative, Shouguang: 86 greenhouses, a third less water and fertiliser'],
    [
      '/case/details?id=113',
      'Lüyuan cooperative, Shouguang: 86 greenhouses, a third less water and fertiliser',
    ],
    ['/job/details?id=1', 'Embedded Software Engineer'],
    ['/product/details?id=1', 'Soil moisture and temperature sensor'],
  ])('%s is in English', async (path, heading) => {
    await renderApp(path, { language: 'en' });
    expect((await screen.findAllByRole('heading', { name: heading }))[0]).not.toHaveAttribute(
      'lang',
    );
    expect(
      await within(screen.getByRole('banner')).findByText('Qinghe Controls Co., Ltd'),
    ).toBeVisible();
    const main = screen.getByRole('main');
    await waitFor(() => expect(main.querySelector('[aria-busy="true"]')).toBeNull());
    await waitFor(() => expect(unmarkedChinese(main)).toEqual([]));
    // Products that the page leads to may be untranslated.
    const leads = /product|case/.test(path) && path.includes('details');
    await waitFor(() => expect(leads ? null : main.querySelector('[lang="zh-CN"]')).toBeNull());
    expect(unmarkedChinese(screen.getByRole('banner'))).toEqual([]);
    expect(screen.queryByText(/^Not translated yet/)).toBeNull();
  });

  it('what is not translated is in Chinese, says so, and leads search engines to the Chinese page', async () => {
    const news = onlyInChinese(20);
    await renderApp('/news/details?id=20', { language: 'en' });
    const heading = await screen.findByRole('heading', { level: 1, name: news.title });
    expect(heading).toHaveAttribute('lang', 'zh-CN');
    expect(screen.getByText('Not translated yet: this page is in Chinese.')).toBeVisible();
    await waitFor(() => expect(unmarkedChinese(screen.getByRole('main'))).toEqual([]));
    expect(links('alternate')).toEqual([]);
    expect(links('canonical')).toEqual([[null, 'http://localhost:3000/news/details?id=20']]);
  });

  it('a page that is translated in part has what there is in English', async () => {
    Object.assign(mock.db.products.find(36) ?? {}, { contentEn: '' });
    await renderApp('/product/details?id=36', { language: 'en' });
    const heading = await screen.findByRole('heading', {
      level: 1,
      name: 'Four-channel dosing unit',
    });
    expect(heading).not.toHaveAttribute('lang');
    expect(screen.getByText(/^Not translated yet/)).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Dosing channels' })).toBeVisible();
    expect(await screen.findByText('Dosing units', { selector: 'article *' })).toBeVisible();
    await waitFor(() => expect(unmarkedChinese(screen.getByRole('main'))).toEqual([]));
  });

  it('a product without English is in lists with its model, and says that it is in Chinese', async () => {
    const product = mock.db.products.find(1);
    const chinese = { nameEn: '', summaryEn: '', contentEn: '' };
    Object.assign(product ?? {}, chinese);
    const { router } = await renderApp('/product?q=QH-S100', { language: 'en' });
    /** Waits for the page's own heading, because the page before it shows the same. */
    const isMarkedOn = async (page: string) => {
      await screen.findByRole('heading', { level: 1, name: page });
      const link = await screen.findByRole('link', { name: product?.name ?? '' });
      expect(link).toHaveAttribute('lang', 'zh-CN');
      const main = within(screen.getByRole('main'));
      expect((await main.findAllByText(/QH-S100/))[0]).toBeVisible();
      expect(await screen.findByText(/In Chinese only/)).toBeVisible();
      await waitFor(() => expect(unmarkedChinese(screen.getByRole('main'))).toEqual([]));
    };
    await isMarkedOn('Products');
    expect(await screen.findByText('Protection rating')).toBeVisible();
    await router.navigate('/search?q=QH-S100');
    await isMarkedOn('Search');
    await router.navigate('/product/compare?ids=1,2');
    await isMarkedOn('Compare products');
    await router.navigate('/product/details?id=2');
    await screen.findByRole('heading', { level: 1, name: /EC sensor$/ });
    expect((await screen.findAllByText('In Chinese only')).length).toBeGreaterThan(0);
  });

  it('a page in both languages names both to search engines', async () => {
    await renderApp('/news/details?id=5', { language: 'en' });
    await screen.findByRole('heading', { level: 1, name: /^Meet us at/ });
    expect(links('alternate').map(([language]) => language)).toEqual(['zh-CN', 'en', 'x-default']);
    await waitFor(() =>
      expect(document.title).toMatch(/^Meet us at .* - Qinghe Controls Co., Ltd$/),
    );
  });

  it('English words find news by tag, and jobs by city and text', async () => {
    const { router } = await renderApp('/news?tag=Trade%20fairs', { language: 'en' });
    expect(await screen.findByRole('link', { name: /hall 3, stand B12$/ })).toBeVisible();

    await router.navigate('/job?q=oscilloscope');
    expect(await screen.findByText('1 open position')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Embedded Software Engineer' })).toBeVisible();

    await router.navigate('/product?q=rockwool');
    expect(await screen.findByRole('link', { name: 'Substrate moisture sensor' })).toBeVisible();
  });

  it('the search marks what it finds in Chinese, and names categories in English', async () => {
    await renderApp('/search?q=4G', { language: 'en' });
    await screen.findByRole('region', { name: /^Products/ });
    await waitFor(() => expect(unmarkedChinese(screen.getByRole('main'))).toEqual([]));
  });
});

describe('what is in Chinese alone is left out of English lists', () => {
  const NEWEST = 5;

  it('a page of news says how many it leaves out', async () => {
    const left = onlyInChinese(NEWEST + 1);
    await renderApp('/news', { language: 'en' });
    expect(await screen.findByRole('link', { name: /^Meet us at/ })).toBeVisible();
    expect(screen.queryByText(left.title)).toBeNull();
    expect(screen.getByText(/^1 more on this page in Chinese only\./)).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  });

  it('a page of news with nothing else says so', async () => {
    for (const { id } of mock.db.news.all()) onlyInChinese(id);
    await renderApp('/news', { language: 'en' });
    expect(await screen.findByText(/^10 more on this page in Chinese only\./)).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('article')).toBeNull();
  });

  it('cases, and the other news and cases beside one', async () => {
    const [other, neighbour] = [onlyInChinese(114), onlyInChinese(NEWEST + 1)];
    const related = onlyInChinese(10);
    const { router } = await renderApp('/case', { language: 'en' });
    expect(await screen.findByRole('link', { name: /^Lüyuan/ })).toBeVisible();
    expect(screen.getByText(/^1 more on this page in Chinese only\./)).toBeVisible();

    await router.navigate('/case/details?id=113');
    await screen.findByRole('region', { name: 'Other case studies' });
    expect(screen.queryByText(other.title)).toBeNull();

    await router.navigate(`/news/details?id=${NEWEST}`);
    expect(await screen.findByRole('link', { name: /^Previous/ })).toBeVisible();
    await screen.findByRole('region', { name: 'Related news' });
    expect(screen.queryByText(neighbour.title)).toBeNull();
    expect(screen.queryByText(related.title)).toBeNull();
  });

  it('the home page and the search', async () => {
    const [left, job, announcement] = [
      onlyInChinese(NEWEST),
      mock.db.jobs.find(1),
      mock.db.announcements.find(1),
    ];
    Object.assign(job ?? {}, { titleEn: '' });
    Object.assign(announcement ?? {}, { contentEn: '' });
    const { router } = await renderApp('/home', { language: 'en' });
    await screen.findByRole('heading', { name: /^Huzhou plant/ });
    expect(
      await screen.findByText('Book your free winter greenhouse inspection now'),
    ).toBeVisible();
    const main = screen.getByRole('main');
    expect(main.querySelector('[lang="zh-CN"]')).toBeNull();

    await router.navigate(`/search?q=${encodeURIComponent(left.title)}`);
    expect(await screen.findByText(/^Nothing found/)).toBeVisible();
    await router.navigate('/job');
    expect(await screen.findByRole('link', { name: 'Front-end Engineer' })).toBeVisible();
    expect(screen.queryByText(job?.title ?? '')).toBeNull();
  });

  it('history and honors; a part of the page with nothing else goes', async () => {
    for (const entry of mock.db.history.all()) Object.assign(entry, { titleEn: '' });
    Object.assign(mock.db.honors.find(1) ?? {}, { nameEn: '' });
    await renderApp('/aboutus', { language: 'en' });
    await screen.findByText('Gold Award for Innovation in Horticultural Equipment');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Our history' })).toBeNull());
    expect(screen.queryByText(mock.db.honors.find(1)?.name ?? '')).toBeNull();
  });
});

it('a page changes its texts with the language', async () => {
  const { user } = await renderApp('/product/details?id=1');
  await screen.findByRole('heading', { level: 1, name: mock.db.products.find(1)?.name ?? '' });
  await user.click(screen.getAllByRole('button', { name: 'English' })[0] ?? document.body);
  const name = 'Soil moisture and temperature sensor';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(await within(screen.getByRole('banner')).findByText('Products')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: '中文' })[0] ?? document.body);
  expect(await within(screen.getByRole('banner')).findByText('产品中心')).toBeVisible();
});

describe('on the Chinese site', () => {
  it('nothing is in English, and nothing is marked', async () => {
    const news = mock.db.news.find(5);
    await renderApp('/news/details?id=5');
    const heading = await screen.findByRole('heading', { level: 1, name: news?.title ?? '' });
    expect(heading).not.toHaveAttribute('lang');
    expect(screen.getByRole('main').querySelector('[lang]')).toBeNull();
    expect(links('alternate').map(([language]) => language)).toEqual(['zh-CN', 'en', 'x-default']);
  });

  it('a page without English names no English one to search engines', async () => {
    const news = onlyInChinese(20);
    await renderApp('/news/details?id=20');
    await screen.findByRole('heading', { level: 1, name: news.title });
    expect(links('alternate')).toEqual([]);
    expect(screen.queryByText('本页尚无英文版，以下为中文原文。')).toBeNull();
  });
});

it('a change of the Chinese values keeps the English ones', async () => {
  const before = mock.db.products.find(1);
  const { user, db } = await renderApp('/backstage/content/products/1/edit', { as: 'admin' });
  const name = await screen.findByRole('textbox', { name: /^名称/ });
  await user.clear(name);
  await user.type(name, '土壤传感器');
  await user.click(screen.getByRole('button', { name: SAVE }));
  await waitFor(() => expect(db.products.find(1)).toMatchObject({ name: '土壤传感器' }));
  expect(db.products.find(1)).toMatchObject({
    nameEn: 'Soil moisture and temperature sensor',
    summaryEn: before?.summaryEn,
    specifications: before?.specifications,
  });
});
