import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const PRODUCTS = 'GET /product/page';
const NEWS = 'GET /news/page';
const field = () => screen.findByRole('searchbox', { name: '搜索产品、新闻和职位' });
const group = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const at = (q: string) => `/search?q=${encodeURIComponent(q)}`;
const shown = <T extends { status: unknown }>(rows: readonly T[]) =>
  rows.filter(({ status }) => status === 0);

beforeEach(letPicturesLoad);

describe('search', () => {
  it('P7: opens from the header with the focus in its field, and searches after a pause in typing', async () => {
    const { user, router } = await renderApp('/home');
    await user.click(await screen.findByRole('link', { name: '搜索' }));
    expect(await screen.findByRole('heading', { level: 1, name: '搜索' })).toBeVisible();
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(await screen.findByRole('link', { name: '土壤传感器' })).toHaveAttribute(
      'href',
      '/product?categoryId=11',
    );
    await user.keyboard('土壤');
    await waitFor(() => expect(router.state.location.search).toBe('?q=%E5%9C%9F%E5%A3%A4'));
    await waitFor(() => expect(document.title).toMatch(/^搜索“土壤” - /));
    expect(await group(/^产品/)).toBeDefined();
  });

  it('P7: shows products, news and jobs in groups, with the keyword marked and a link to all, without hidden ones', async () => {
    const q = '控制';
    const products = mock.db.products.all();
    const hidden = products.find(({ name }) => name.includes(q));
    Object.assign(hidden ?? {}, { status: 1 });
    Object.assign(mock.db.jobs.find(1) ?? {}, { duties: '<p>巡检<b>控制</b>柜并记录</p>' });
    await renderApp(at(q));
    const list = await group(/^产品/);
    const fits = shown(products).filter(({ name, model, summary }) =>
      `${name}\n${model}\n${summary}`.includes(q),
    );
    const links = await list.findAllByRole('link', { name: /控制/ });
    const [first] = links;
    expect(first?.querySelector('mark')).toHaveTextContent(q);
    expect(list.queryByText(hidden?.name ?? '')).not.toBeInTheDocument();
    const all = list.getByRole('link', { name: /^全部 \d+ 款产品$/ });
    expect(all).toHaveAttribute('href', `/product?q=${encodeURIComponent(q)}`);
    // Those that the server finds by their names, and others that mention it elsewhere.
    expect(Number(/\d+/.exec(all.textContent)?.[0])).toBeGreaterThanOrEqual(fits.length);
    const named = list.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    expect(fits.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
    const jobs = await group(/^职位/);
    // Found in the text, not in the title.
    expect(jobs.getByText(/巡检/).closest('p')?.textContent).toBe('巡检 控制 柜并记录');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('P7: Back leads to the keyword before', async () => {
    const { user, router } = await renderApp(at('传感器'));
    const input = await field();
    await user.clear(input);
    await user.type(input, '阀');
    await waitFor(() => expect(router.state.location.search).toBe('?q=%E9%98%80'));
    await user.type(input, '门{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=%E9%98%80%E9%97%A8'));
    expect(input).toHaveFocus();
    await waitFor(() => expect(document.title).toMatch(/^搜索“阀门” - /));
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.search).toBe(at('传感器').slice(7)));
    await waitFor(() => expect(input).toHaveValue('传感器'));
  });

  it('P7: arrow keys go through the results of all groups, and back to the field', async () => {
    const { user } = await renderApp(at('温室'));
    const input = await field();
    await group(/^产品/);
    await group(/^新闻/);
    await user.click(input);
    await user.keyboard('{ArrowDown}');
    const results = [...document.querySelectorAll('[data-result]')];
    expect(results.length).toBeGreaterThan(5);
    expect(results[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}'.repeat(5));
    expect(results[5]).toHaveFocus();
    await user.keyboard('{ArrowUp}'.repeat(6));
    expect(input).toHaveFocus();
  });

  it('P7: where one part fails, the others stand, and it can be tried again', async () => {
    const { user, db } = await renderApp(at('温室'), { faults: { [NEWS]: '503' } });
    const news = await group(/^新闻/);
    expect(await news.findByRole('alert')).toHaveTextContent('这部分没有搜索出来。');
    expect(
      (await (await group(/^产品/)).findAllByRole('link', { name: /温室/ })).length,
    ).toBeGreaterThan(0);
    db.faults.clear();
    await user.click(news.getByRole('button', { name: '重试' }));
    expect((await news.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(0);
  });

  it('P7: where nothing is found, the words that find something are offered with how much, and categories that sound alike', async () => {
    const { user, router } = await renderApp(at('土壤温室阀门检测仪'));
    expect(await screen.findByText('没有找到与“土壤温室阀门检测仪”有关的内容')).toBeVisible();
    const words = await group(/^换成这些词能找到/);
    const link = await words.findByRole('link', { name: /^土壤 ?\d+$/ });
    const categories = await group(/^也许在这些分类里/);
    expect(categories.getByRole('link', { name: '阀门与水泵' })).toHaveAttribute(
      'href',
      '/product?categoryId=32',
    );
    const count = Number(link.textContent.replaceAll(/\D/g, ''));
    await user.click(link);
    await waitFor(() => expect(router.state.location.search).toBe('?q=%E5%9C%9F%E5%A3%A4'));
    await waitFor(async () => expect(await field()).toHaveValue('土壤'));
    expect(await screen.findByText(`共找到 ${count} 条结果`)).toBeVisible();
  });

  it('P7: searches for characters of patterns and markup literally', async () => {
    Object.assign(mock.db.products.find(1) ?? {}, { name: 'A+B (新) <b>' });
    await renderApp(at('a+b (新) <'));
    const list = await group(/^产品/);
    const [link] = await list.findAllByRole('link');
    expect(link).toHaveTextContent('A+B (新) <b>');
    expect(link?.querySelector('mark')).toHaveTextContent('A+B (新) <');
  });

  it('P7: is shown in English too, also where a part fails', async () => {
    await renderApp(at('QH-'), { language: 'en', faults: { [PRODUCTS]: 'empty' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'These results could not be loaded.',
    );
  });
});

describe('what products say of themselves', () => {
  const results = async () =>
    (await (await group(/^产品/)).findAllByRole('heading', { level: 3 })).map(
      (heading) => heading.textContent,
    );
  const say = (id: number, fields: object) =>
    Object.assign(mock.db.products.find(id) ?? {}, fields);

  it.each(['IP68', 'ip68', '防水 土壤', '防水土壤传感器', 'waterproof soil'])(
    'P7: “%s” finds the products whose specifications, tags or texts have all words, with the reason',
    async (q) => {
      await renderApp(at(q));
      expect(await results()).toContain(mock.db.products.find(1)?.name);
      const list = await group(/^产品/);
      const [reasons] = list.getAllByRole('list', { name: '符合的参数和标签' });
      expect(reasons).toHaveTextContent('防护等级 IP68');
      expect(within(reasons ?? document.body).getByText('IP68').tagName).toBe('MARK');
    },
  );

  it('P7: the server’s own hits come first, and “all” leads to a list of the same products', async () => {
    say(20, { name: 'IP68 接线盒', summary: '', specifications: [] });
    const { user } = await renderApp(at('IP68'));
    const [first] = await results();
    expect(first).toBe('IP68 接线盒');
    const all = (await group(/^产品/)).getByRole('link', { name: /^全部 \d+ 款产品$/ });
    await user.click(all);
    await screen.findByRole('heading', { level: 1, name: '产品中心' });
    const count = Number(/\d+/.exec(all.textContent)?.[0]);
    await waitFor(() =>
      expect(
        screen.getAllByRole('article').filter((card) => within(card).queryByRole('heading')),
      ).toHaveLength(Math.min(12, count)),
    );
  });

  it('P7: a word of the company’s list without a hit is not called misspelled', async () => {
    // The English texts speak of manual controls.
    for (const product of mock.db.products.all())
      Object.assign(product, { attachments: [], contentEn: '' });
    await renderApp(at('说明书'));
    expect(
      await screen.findByText('网站上暂时没有这方面的内容，可以直接向我们索取。'),
    ).toBeVisible();
    expect(screen.queryByText(/错别字/)).not.toBeInTheDocument();
  });

  it('P7: a search for IP67 finds IP68 too, which does what IP67 does', async () => {
    await renderApp(at('IP67 RS485 传感器'));
    expect(await results()).toContain(mock.db.products.find(1)?.name);
    const [reasons] = (await group(/^产品/)).getAllByRole('list', { name: '符合的参数和标签' });
    expect(within(reasons ?? document.body).getByText('IP68').tagName).toBe('MARK');
    expect(screen.queryByText(/^缺少/)).not.toBeInTheDocument();
  });

  it.each(['QHS100', 'QH S100', 'QH–S100', 'ＱＨ－Ｓ１００'])(
    'P7: the model QH-S100 is found as %s, and marked',
    async (q) => {
      await renderApp(at(q));
      expect(await results()).toContain(mock.db.products.find(1)?.name);
      const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
      expect(['QH-S100', 'S100']).toContain(marks.find((mark) => mark.endsWith('S100')));
    },
  );

  it('P7: traditional characters find simplified ones, of news too, for which the server is asked again', async () => {
    await renderApp(at('溫室'));
    const news = await group(/^新闻/);
    const [first] = await news.findAllByRole('link', { name: /温室/ });
    expect(first?.querySelector('mark')).toHaveTextContent('温室');
    expect(news.getByRole('link', { name: /^全部 \d+ 条新闻$/ })).toHaveAttribute(
      'href',
      `/news?q=${encodeURIComponent('温室')}`,
    );
    expect((await results()).length).toBeGreaterThan(0);
  });

  it('P7: where nothing has all words, what has most of them is shown, and which are missing', async () => {
    const { user } = await renderApp(at('IP67 LoRa RS485'));
    const sentence = '没有同时包含“IP67 LoRa RS485”这些词的结果，以下最为接近：';
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await results()).toContain(mock.db.products.find(1)?.name);
    const list = await group(/^产品/);
    for (const row of list.getAllByRole('article')) {
      // Two of the three words.
      expect(within(row).getByText(/^缺少：(IP67|LoRa|RS485)$/)).toBeVisible();
    }
    expect(screen.queryByText(/错别字/)).not.toBeInTheDocument();
    await user.click(list.getByRole('link', { name: /^全部 \d+ 款产品$/ }));
    expect(
      await screen.findByText('没有产品同时包含“IP67 LoRa RS485”这些词，以下最为接近：'),
    ).toBeVisible();
    const [card] = await screen.findAllByRole('article');
    expect(within(card ?? document.body).getByText('缺少：RS485')).toBeVisible();
  });

  it('P7: news and jobs with most of the words are shown too, but not beside something with all', async () => {
    Object.assign(mock.db.jobs.find(1) ?? {}, { title: '雪莲果种植员' });
    Object.assign(mock.db.news.find(6) ?? {}, { title: '雪莲果丰收' });
    const { router, db } = await renderApp(at('雪莲果 没有的词'), {
      faults: { 'GET /job/page': 'hold' },
    });
    // The news waits for the jobs in its place, which are shown after it.
    const news = await group(/^新闻/);
    await waitFor(() => expect(db.requests.of('GET /job/page')).toHaveLength(1));
    db.faults.clear();
    db.faults.release();
    expect(await news.findByRole('heading', { level: 3, name: '雪莲果丰收' })).toBeVisible();
    const jobs = await group(/^职位/);
    expect(await jobs.findByRole('heading', { level: 3, name: '雪莲果种植员' })).toBeVisible();
    expect(jobs.getByText('缺少：没有的词')).toBeVisible();
    expect(news.queryByRole('link', { name: /^全部/ })).not.toBeInTheDocument();
    await router.navigate(at('雪莲果 种植员'));
    expect(await screen.findByText('共找到 1 条结果')).toBeVisible();
    expect(screen.queryByText(/^缺少/)).not.toBeInTheDocument();
  });

  it('P7: where the products cannot be read as a whole, the server’s own hits stand, and it says so', async () => {
    const { user, db } = await renderApp('/search', { faults: { [PRODUCTS]: '404' } });
    const input = await field();
    // They are read before anything is typed, and again for the keyword.
    await waitFor(() => expect(db.requests.of(PRODUCTS)).toHaveLength(1));
    db.faults.set(PRODUCTS, '404', { times: 1 });
    await user.type(input, '传感器{Enter}');
    const list = await group(/^产品(?!分类)/);
    expect(await list.findByText(/规格和介绍没有查到/)).toBeVisible();
    expect((await list.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(0);
    await user.click(list.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(list.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('P7: jobs are found by several words, in whichever text', async () => {
    Object.assign(mock.db.jobs.find(1) ?? {}, {
      title: '雪莲果种植员',
      duties: '<p>巡检控制柜</p>',
    });
    await renderApp(at('控制柜 雪莲果'));
    const jobs = await group(/^职位/);
    expect(await jobs.findByRole('heading', { level: 3, name: '雪莲果种植员' })).toBeVisible();
  });
});

describe('tags', () => {
  it('P7: a product’s tag leads to all products with it, which a category filters', async () => {
    const tagged = shown(mock.db.products.all()).filter(({ tags }) => tags.includes('传感器'));
    const { user, router } = await renderApp('/product/details?id=1');
    await user.click(await screen.findByRole('link', { name: '传感器' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/product'));
    const names = async () =>
      (await screen.findAllByRole('article')).map(
        (card) => within(card).getByRole('heading').textContent,
      );
    await waitFor(async () =>
      expect((await names()).toSorted()).toEqual(tagged.map(({ name }) => name).toSorted()),
    );
    expect(document.title).toMatch(/^传感器 - 产品中心/);
    await user.click(
      within(screen.getByRole('navigation', { name: '产品分类' })).getByRole('link', {
        name: '环境感知',
      }),
    );
    await waitFor(() => expect(router.state.location.search).toMatch('categoryId=1&'));
    const below = await screen.findByRole('navigation', { name: '环境感知的下级分类' });
    await user.click(within(below).getByRole('link', { name: '土壤传感器' }));
    const soil = tagged.filter(({ categoryId }) => Number(categoryId) === 11);
    await waitFor(async () =>
      expect((await names()).toSorted()).toEqual(soil.map(({ name }) => name).toSorted()),
    );
    await user.click(screen.getByRole('link', { name: '标签：传感器' }));
    await waitFor(() => expect(router.state.location.search).toBe('?categoryId=11'));
  });

  it('P7: a news item’s tag leads to all news with it; its views are shown, large numbers in short', async () => {
    const item = mock.db.news.find(6);
    Object.assign(item ?? {}, { views: 12_345, tags: ['水肥'] });
    const { user, router } = await renderApp('/news/details?id=6');
    expect(await screen.findByText('1.23万 次阅读')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '水肥' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tag=%E6%B0%B4%E8%82%A5'));
    expect(await screen.findByRole('link', { name: item?.title ?? '' })).toBeVisible();
  });
});
