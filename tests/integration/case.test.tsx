import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const TITLE = '寿光绿源蔬菜合作社：86 座日光温室，省下三成水肥';
const PAGE = 'GET /news/page';
const ONE = 'GET /news/get';
const main = () => within(screen.getByRole('main'));
const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });
const data = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => textContent)
    .join('');

describe('the list of cases', () => {
  it('has a card for each, with picture, summary and the first figures', async () => {
    const { user, router } = await renderApp('/case');
    await h1('客户案例');
    const cards = await main().findAllByRole('article');
    expect(cards).toHaveLength(8);
    const first = within(cards[0] ?? document.body);
    expect(first.getByText(/一套水肥机管一排棚/)).toBeVisible();
    expect(first.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      '节水',
      '节肥',
    ]);
    expect(first.getByText('38%')).toBeVisible();
    expect(data()).toContain('"@type":"ItemList"');

    await user.click(first.getByRole('link', { name: TITLE }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/case/details'));
    expect(await h1(TITLE)).toBeVisible();
  });

  it('says that there are none yet, or that they failed and can be read again', async () => {
    for (const { id } of mock.db.news.all().filter(({ categoryId }) => categoryId === 6)) {
      mock.db.news.remove(id);
    }
    mock.db.faults.set(PAGE, '503');
    const { user } = await renderApp('/case');
    await screen.findByText('案例没有加载出来');
    mock.db.faults.clear(PAGE);
    await user.click(main().getByRole('button', { name: '重试' }));
    expect(await screen.findByText('案例正在整理，过些时候再来看看。')).toBeVisible();
  });

  it('leads from a page that does not exist to the last one', async () => {
    const { router } = await renderApp('/case?page=7');
    await h1('客户案例');
    await main().findAllByRole('article');
    expect(router.state.location.search).toBe('');
  });
});

describe('a case', () => {
  it('shows the customer’s figures above the text, the products that were used, and other cases', async () => {
    await renderApp('/case/details?id=113');
    await h1(TITLE);
    const [whole] = main().getAllByRole('article');
    const article = within(whole ?? document.body);
    expect(article.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      '节水',
      '节肥',
      '一级果率',
      '投资回收',
    ]);
    expect(article.queryByRole('table')).not.toBeInTheDocument();
    expect(article.getByRole('heading', { name: '怎么做的' })).toBeVisible();

    const products = within(await screen.findByRole('region', { name: '案例中使用的产品' }));
    expect(products.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['37', '2', '22'].map((id) => `/product/details?id=${id}`),
    );
    const others = within(await screen.findByRole('region', { name: '其他案例' }));
    expect(others.getAllByRole('article')).toHaveLength(3);
    expect(others.queryByText(TITLE)).not.toBeInTheDocument();

    expect(data()).toContain(`"@type":"Article","headline":"${TITLE}"`);
    expect(data()).toContain('"@type":"BreadcrumbList"');
  });

  it('leaves out products that visitors may not see', async () => {
    Object.assign(mock.db.products.find(2) ?? {}, { status: 1 });
    mock.db.products.remove(22);
    await renderApp('/case/details?id=113');
    const products = within(await screen.findByRole('region', { name: '案例中使用的产品' }));
    expect(products.getAllByRole('article')).toHaveLength(1);
  });

  it('has one address: that of the news leads there, and the other way round', async () => {
    const { router } = await renderApp('/news/details?id=113&lng=cn#s-怎么做的');
    await h1(TITLE);
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/case/details?id=113&lng=cn');
    await router.navigate('/case/details?id=6');
    await waitFor(() => expect(router.state.location.pathname).toBe('/news/details'));
  });

  it('that does not exist is not found, and one that failed can be read again', async () => {
    const { user, router } = await renderApp('/case/details?id=4711');
    await h1('没有找到这个案例');
    expect(main().getByRole('link', { name: '全部案例' })).toHaveAttribute('href', '/case');
    mock.db.faults.set(ONE, '503');
    await router.navigate('/case/details?id=114');
    await h1('这个案例没有加载出来');
    mock.db.faults.clear(ONE);
    await user.click(main().getByRole('button', { name: '重试' }));
    expect(await h1('昆山现代农业园：12 公顷连栋温室，一个人值夜班')).toBeVisible();
  });
});

describe('elsewhere', () => {
  it('the home page shows the three newest cases with one figure each', async () => {
    await renderApp('/home');
    const band = within(await screen.findByRole('region', { name: '客户用出来的成绩' }));
    await waitFor(() => expect(band.getAllByRole('article')).toHaveLength(3));
    expect(band.getAllByRole('definition')).toHaveLength(3);
    expect(band.getByRole('link', { name: '查看全部案例' })).toHaveAttribute('href', '/case');
  });

  it('the list of news has no filter for them, and their category leads to their own list', async () => {
    const { router } = await renderApp('/news');
    await h1('新闻资讯');
    await main().findByRole('link', { name: '技术文章' });
    expect(main().queryByRole('link', { name: '客户案例' })).not.toBeInTheDocument();
    await router.navigate('/news?categoryId=6');
    expect(await h1('客户案例')).toBeVisible();
    expect(router.state.location.pathname + router.state.location.search).toBe('/case');
  });

  it('the search leads to the case itself', async () => {
    await renderApp('/search?q=昆山现代农业园');
    expect(await screen.findByRole('link', { name: /昆山现代农业园/ })).toHaveAttribute(
      'href',
      '/case/details?id=114',
    );
  });

  it('the news form says how a case is written', async () => {
    await renderApp('/backstage/content/industry-news/113/edit', { as: 'admin' });
    expect(await screen.findByText(/第一张两列的表格（名称、数据）显示为客户数据/)).toBeVisible();
  });
});
