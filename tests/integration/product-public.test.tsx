import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const PAGE = 'GET /product/page';
const ONE = 'GET /product/get';
const CATEGORIES = 'GET /product-category/list';
const main = () => within(screen.getByRole('main'));
const findMain = async () => within(await screen.findByRole('main'));
const findCards = async () => (await findMain()).findAllByRole('article');
const names = async () =>
  (await findCards()).map((card) => within(card).getByRole('heading').textContent);
const chips = (name: string) => within(main().getByRole('navigation', { name }));

function product(id: number) {
  const found = mock.db.products.find(id);
  if (!found) throw new Error(`The mock has no product ${id}`);
  return found;
}

/** Names of the visible products of these categories. */
const namesOf = (...categories: number[]) =>
  mock.db.products
    .all()
    .filter(({ status, categoryId }) => status === 0 && categories.includes(Number(categoryId)))
    .map(({ name }) => name);

async function openList(path = '/product', options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(path, options);
  await screen.findByRole('heading', { level: 1, name: '产品中心' });
  return app;
}

/** Query of the last request for a page. */
function lastQuery() {
  const url = mock.db.requests.of(PAGE).at(-1)?.url;
  return Object.fromEntries(new URL(url ?? 'http://none').searchParams);
}

beforeEach(letPicturesLoad);
beforeAll(async () => {
  await import('#src/components/lightbox/picture-lightbox.tsx');
}, 120_000);

describe('list', () => {
  it('P7: twelve cards a page with name and model, each leads to its product; pages are links', async () => {
    const { user, router } = await openList();
    expect(await findCards()).toHaveLength(12);
    const [first] = await findCards();
    const link = within(first ?? document.body).getByRole('link');
    const id = Number(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('id'));
    expect(link).toHaveTextContent(product(id).name);
    expect(within(first ?? document.body).getByText(product(id).model)).toBeVisible();
    expect(document.title).toMatch(/^产品中心 - /);
    const before = await names();

    await user.click(main().getByRole('link', { name: /第 ?2 ?页/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    await waitFor(async () => expect(await names()).not.toEqual(before));
  });

  it('P7: only the first picture, the largest of the first screen, is asked for before all else', async () => {
    await openList();
    const pictures = (await findCards()).flatMap((card) => [...card.querySelectorAll('img')]);
    const first = pictures.filter((picture) => picture.getAttribute('fetchpriority') === 'high');
    expect(first).toEqual(pictures.slice(0, 1));
    expect(first[0]).toHaveAttribute('loading', 'eager');
  });

  it('P7: a category of the first level includes those below it, which are offered then', async () => {
    const { user, router } = await openList('/product?page=2');
    await user.click(await main().findByRole('link', { name: '水肥灌溉' }));
    await waitFor(() => expect(router.state.location.search).toBe('?categoryId=3'));
    await waitFor(async () =>
      expect(namesOf(31, 32)).toEqual(expect.arrayContaining(await names())),
    );
    expect(chips('产品分类').getByRole('link', { name: '水肥灌溉', current: true })).toBeVisible();
    expect(document.title).toMatch(/^水肥灌溉 - 产品中心/);

    const below = chips('水肥灌溉的下级分类');
    expect(below.getByRole('link', { name: '全部', current: true })).toBeVisible();
    await user.click(below.getByRole('link', { name: '阀门与水泵' }));
    await waitFor(() => expect(router.state.location.search).toBe('?categoryId=32'));
    await waitFor(async () => expect(namesOf(32)).toEqual(expect.arrayContaining(await names())));
    expect(chips('产品分类').getByRole('link', { name: '水肥灌溉', current: true })).toBeVisible();
    expect(below.getByRole('link', { name: '阀门与水泵', current: true })).toBeVisible();

    await user.click(below.getByRole('link', { name: '全部' }));
    await waitFor(() => expect(router.state.location.search).toBe('?categoryId=3'));
    await user.click(chips('产品分类').getByRole('link', { name: '全部' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('P7: a third level is offered below the second, and narrows the list', async () => {
    Object.assign(mock.db.productCategories.find(13) ?? {}, { parentId: 12 });
    const { user, router } = await openList('/product?categoryId=1');
    await user.click(await main().findByRole('link', { name: '气象监测站' }));
    await waitFor(async () =>
      expect(namesOf(12, 13)).toEqual(expect.arrayContaining(await names())),
    );
    const third = await main().findByRole('navigation', { name: '气象监测站的下级分类' });
    await user.click(within(third).getByRole('link', { name: '气体与长势监测' }));
    await waitFor(() => expect(router.state.location.search).toBe('?categoryId=13'));
    await waitFor(async () => expect(namesOf(13)).toEqual(expect.arrayContaining(await names())));
    for (const [level, name] of [
      ['产品分类', '环境感知'],
      ['环境感知的下级分类', '气象监测站'],
      ['气象监测站的下级分类', '气体与长势监测'],
    ] as const) {
      expect(chips(level).getByRole('link', { name, current: true })).toBeVisible();
    }
    await user.click(chips('气象监测站的下级分类').getByRole('link', { name: '全部' }));
    await waitFor(() => expect(router.state.location.search).toBe('?categoryId=12'));
  });

  it('P7: categories whose parents are in a circle are offered all the same', async () => {
    Object.assign(mock.db.productCategories.find(1) ?? {}, { parentId: 2 });
    Object.assign(mock.db.productCategories.find(2) ?? {}, { parentId: 1 });
    await openList('/product?categoryId=11');
    expect(await main().findByRole('link', { name: '环境感知', current: true })).toBeVisible();
    expect(main().getByRole('link', { name: '智能控制' })).toBeVisible();
    expect(await findCards()).not.toHaveLength(0);
  });

  it('P7: a keyword is looked for on Enter, within the category, and stands in the URL', async () => {
    const { user, router } = await openList('/product?categoryId=1');
    const field = await screen.findByRole('searchbox', { name: '搜索名称、型号或规格' });
    await user.type(field, ' 土壤 {Enter}');
    await waitFor(() => expect(lastQuery()).toMatchObject({ categoryId: '1', keyword: '土壤' }));
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      categoryId: '1',
      q: '土壤',
    });
    expect(screen.getByRole('searchbox', { name: '搜索名称、型号或规格' })).toHaveValue('土壤');
  });

  it('P7: the products stay in sight until those of the next page arrive', async () => {
    const { user } = await openList();
    const before = await names();
    mock.db.faults.set(PAGE, 'hang');
    await user.click(main().getByRole('link', { name: /第 ?2 ?页/ }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ pageNo: '2' }));
    expect(await names()).toEqual(before);
  });

  it('P7: where nothing fits, a way back to all is offered', async () => {
    const { user } = await openList('/product?q=nothing-like-this');
    expect(await main().findByText('没有找到符合条件的产品。')).toBeVisible();
    await user.click(main().getByRole('link', { name: '查看全部产品' }));
    expect(await findCards()).toHaveLength(12);
  });

  it('P7: says so where there are no products at all', async () => {
    for (const item of mock.db.products.all()) Object.assign(item, { status: 1 });
    await openList();
    expect(await main().findByText('产品正在整理中，过些时候再来看看。')).toBeVisible();
  });

  it('P7: past the last page the address leads to the last one', async () => {
    const { router } = await openList('/product?page=99');
    await waitFor(() => expect(router.state.location.search).toBe('?page=5'));
    expect((await findCards()).length).toBeGreaterThan(0);
  });

  it('P7: hidden products are not shown, whatever the server sends', async () => {
    const [first] = mock.db.products.all().toSorted((a, b) => a.sort - b.sort);
    const { queryClient } = await openList('/product', { as: 'admin' });
    expect(await names()).toContain(first?.name);
    // As a server that ignores the filter.
    Object.assign(first ?? {}, { status: 1 });
    queryClient.setQueriesData({ queryKey: ['product', 'page'] }, () => ({
      rows: [first, product(2)],
      total: 2,
      dropped: 0,
    }));
    await waitFor(async () => expect(await names()).toEqual([product(2).name]));
  });

  it('P7: hidden categories are not offered, nor what is below them', async () => {
    for (const id of [2, 32])
      Object.assign(mock.db.productCategories.find(id) ?? {}, { status: 1 });
    await openList('/product?categoryId=3', { as: 'admin' });
    expect(await main().findByRole('link', { name: '水肥一体机' })).toBeVisible();
    for (const name of ['智能控制', '温室控制器', '阀门与水泵'])
      expect(main().queryByRole('link', { name })).not.toBeInTheDocument();
  });

  it.each([
    ['gone', '/product?categoryId=4711'],
    ['hidden', '/product?categoryId=2'],
    ['below a hidden one', '/product?categoryId=21'],
  ])('P7: a category from an old link that is %s is said to be gone', async (_why, path) => {
    Object.assign(mock.db.productCategories.find(2) ?? {}, { status: 1 });
    const { user } = await openList(path);
    expect(await main().findByText('这个产品分类已经下线或调整。')).toBeVisible();
    expect(main().queryByRole('article')).not.toBeInTheDocument();
    await user.click(main().getByRole('link', { name: '查看全部产品' }));
    await waitFor(async () => expect(await findCards()).toHaveLength(12));
  });

  it('P7: the list works without categories, filtered as the address says', async () => {
    await openList('/product?categoryId=32', { faults: { [CATEGORIES]: '503' } });
    expect(namesOf(32)).toEqual(expect.arrayContaining(await names()));
    expect(main().queryByText('这个产品分类已经下线或调整。')).not.toBeInTheDocument();
  });
});

describe('the way to the products', () => {
  it('P6: the home page leads to a category, to one below it, to a product and to all', async () => {
    await renderApp('/home');
    expect(await (await findMain()).findByRole('link', { name: '环境感知' })).toHaveAttribute(
      'href',
      '/product?categoryId=1',
    );
    expect(main().getByRole('link', { name: '土壤传感器' })).toHaveAttribute(
      'href',
      '/product?categoryId=11',
    );
    expect(main().getByRole('link', { name: '查看全部产品' })).toHaveAttribute('href', '/product');
    expect(await main().findByRole('link', { name: product(1).name })).toHaveAttribute(
      'href',
      '/product/details?id=1',
    );
  });

  it('P1: the header leads to a category’s products', async () => {
    const { user, router } = await renderApp('/home');
    const menu = within(await screen.findByRole('navigation', { name: '主导航' }));
    await user.hover(await menu.findByRole('link', { name: '产品中心' }));
    await user.click(await menu.findByRole('link', { name: '土壤传感器', hidden: true }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/product',
        search: '?categoryId=11',
      }),
    );
    await waitFor(async () => expect(namesOf(11)).toEqual(expect.arrayContaining(await names())));
  });
});

describe('details', () => {
  const heading = (id: number) =>
    screen.findByRole('heading', { level: 1, name: product(id).name });

  it('P7: show the product with model, specifications, text, tags and contact, and its title in the tab', async () => {
    Object.assign(product(10), { content: '<h2>小标题</h2><p>正文<script>alert(1)</script></p>' });
    await renderApp('/product/details?id=10');
    expect(await heading(10)).toBeVisible();
    const { name, model, specifications, seoTitle, seoDescription, tags } = product(10);
    expect(main().getByText(`型号：${model}`)).toBeVisible();
    const table = within(main().getByRole('table', { name: '规格参数' }));
    const row = table.getByRole('row', {
      name: `${specifications?.[0]?.name} ${specifications?.[0]?.value}`,
    });
    expect(within(row).getByRole('rowheader')).toBeVisible();
    expect(table.getAllByRole('row')).toHaveLength(specifications?.length ?? 0);
    expect(
      within(main().getByRole('list', { name: '标签' })).getAllByRole('listitem'),
    ).toHaveLength(tags.length);
    expect(main().getByRole('heading', { name: '小标题' })).toBeVisible();
    expect(main().getByRole('button', { name: '询价' })).toBeVisible();
    expect(document.querySelector('main script')).toBeNull();
    expect(name).not.toBe(seoTitle);
    expect(document.title).toContain(`${seoTitle} - `);
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      seoDescription,
    );
  });

  it('P11: search engines are told that it is a product, and the way to it', async () => {
    await renderApp('/product/details?id=10');
    await heading(10);
    const read = () =>
      JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
    await waitFor(() =>
      expect(read()).toMatchObject({
        '@graph': [
          { '@type': 'Product', name: product(10).name, model: product(10).model },
          { '@type': 'BreadcrumbList', itemListElement: [{}, { name: '产品中心' }, {}] },
        ],
      }),
    );
  });

  it('P7: the pictures change by tap and by arrow keys, but not by other keys', async () => {
    const { user } = await renderApp('/product/details?id=11');
    const gallery = within(await screen.findByRole('region', { name: '产品图片' }));
    const picture = (number: number) =>
      gallery.findByRole('img', { name: `${product(11).name}，第 ${number} 张图片，共 3 张` });
    expect(await picture(1)).toBeVisible();
    await user.click(gallery.getByRole('button', { name: '查看第 2 张图片' }));
    expect(await picture(2)).toBeVisible();
    expect(gallery.getByRole('button', { pressed: true })).toHaveAccessibleName('查看第 2 张图片');
    await user.keyboard('{ArrowRight}');
    expect(await picture(3)).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(await picture(1)).toBeVisible();
    await user.keyboard('{ArrowLeft}{ArrowDown}');
    expect(await picture(3)).toBeVisible();
    // The browser's own: back.
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(await picture(3)).toBeVisible();
  });

  it('P7: a picture opens over the whole window; the one seen last stays, and so does the focus', async () => {
    const { user } = await renderApp('/product/details?id=10');
    const zoom = await screen.findByRole('button', { name: '放大图片' });
    await user.click(zoom);
    const lightbox = within(await screen.findByRole('dialog', { name: '产品图片' }));
    expect(await lightbox.findByRole('button', { name: '放大' })).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '查看第 2 张图片', hidden: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: '放大图片' })).toHaveFocus();
  });

  it('P7: show a product without pictures, specifications and text', async () => {
    Object.assign(product(10), {
      cover: '',
      images: [],
      specifications: [{ name: '', value: '' }],
      content: '',
      summary: '',
      tags: [],
      model: '',
    });
    await renderApp('/product/details?id=10');
    expect(await heading(10)).toBeVisible();
    expect(main().queryByRole('button', { name: '放大图片' })).not.toBeInTheDocument();
    expect(main().queryByRole('table')).not.toBeInTheDocument();
  });

  it('P7: its category leads to its products', async () => {
    await renderApp('/product/details?id=1');
    expect(await (await findMain()).findByRole('link', { name: '土壤传感器' })).toHaveAttribute(
      'href',
      '/product?categoryId=11',
    );
  });

  it('P7: a category that visitors may not see is no link', async () => {
    Object.assign(mock.db.productCategories.find(1) ?? {}, { status: 1 });
    await renderApp('/product/details?id=1');
    await screen.findByRole('region', { name: '同类产品' });
    expect(main().getByText('土壤传感器')).toBeVisible();
    expect(main().queryByRole('link', { name: '土壤传感器' })).not.toBeInTheDocument();
  });

  it('P7: show more products of the category, without this one', async () => {
    const { user, router } = await renderApp('/product/details?id=1');
    const related = within(await screen.findByRole('region', { name: '同类产品' }));
    const shown = related.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    expect(shown).not.toContain(product(1).name);
    expect(namesOf(Number(product(1).categoryId))).toEqual(expect.arrayContaining(shown));
    await user.click(related.getByRole('link', { name: shown[0] ?? '' }));
    await waitFor(() => expect(router.state.location.search).not.toBe('?id=1'));
    expect(await screen.findByRole('heading', { level: 1, name: shown[0] ?? '' })).toBeVisible();
  });

  it('P7: a product that the list has shown appears at once; the link back leads to the list as it was', async () => {
    const { user, router } = await openList('/product?categoryId=1&page=2', {
      faults: { [ONE]: 'hang' },
    });
    const [card] = await findCards();
    const link = within(card ?? document.body).getByRole('link');
    await user.click(link);
    expect(
      await screen.findByRole('heading', { level: 1, name: link.textContent ?? '' }),
    ).toBeVisible();
    // Also above a related product.
    const related = within(await screen.findByRole('region', { name: '同类产品' }));
    await user.click(related.getAllByRole('link')[0] ?? document.body);
    await user.click(await main().findByRole('link', { name: '返回产品列表' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/product',
        search: '?categoryId=1&page=2',
      }),
    );
  });

  it('P7: a visitor who came another way finds a link to all products', async () => {
    await renderApp('/product/details?id=10');
    await heading(10);
    expect(main().getByRole('link', { name: '返回产品列表' })).toHaveAttribute('href', '/product');
  });

  it.each([
    ['without an id', '/product/details', undefined],
    ['without such a record', '/product/details?id=4711', undefined],
    ['hidden', '/product/details?id=10', { status: 1 }],
  ])('P7: a product that is %s is not found, and links to the list', async (_why, path, change) => {
    Object.assign(product(10), change);
    const { user } = await renderApp(path, { as: 'admin' });
    expect(
      await screen.findByRole('heading', { level: 1, name: '没有找到这款产品' }),
    ).toBeVisible();
    await user.click(main().getByRole('link', { name: '查看全部产品' }));
    expect(await screen.findByRole('heading', { level: 1, name: '产品中心' })).toBeVisible();
  });
});
