import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearCompared } from '#src/features/product/compare/compare-store.ts';
import { mock } from '#tests/support/mock.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const ONE = 'GET /product/get';
const bar = () => screen.findByRole('region', { name: '产品对比' });
const findTable = () => screen.findByRole('table');
const heads = async () =>
  within(await findTable())
    .getAllByRole('columnheader')
    .map((head) => within(head).getByRole('link').textContent);
const rowOf = async (name: RegExp) => within(await findTable()).getByRole('row', { name });

function product(id: number) {
  const found = mock.db.products.find(id);
  if (!found) throw new Error(`The mock has no product ${id}`);
  return found;
}

beforeEach(letPicturesLoad);
afterEach(clearCompared);

describe('compare', () => {
  it('P7: up to three products are chosen in the list, kept on the way, and led to the comparison', async () => {
    const { user, router } = await renderApp('/product');
    const boxes = await screen.findAllByRole('checkbox', { name: /^对比/ });
    await user.click(boxes[0] ?? document.body);
    expect(within(await bar()).getByRole('button', { name: '对比 1/3' })).toBeDisabled();
    for (const box of boxes.slice(1, 4)) await user.click(box);
    expect(await screen.findByText('最多同时对比 3 款产品，请先移除一款。')).toBeVisible();
    expect(boxes.map((box) => box.matches(':checked'))).toEqual(
      boxes.map((_box, index) => index < 3),
    );
    const chosen = (await screen.findAllByRole('article'))
      .slice(0, 3)
      .map((card) => within(card).getByRole('heading').textContent);

    // Another page of the list, and a product.
    await user.click(screen.getByRole('link', { name: /第 ?2 ?页/ }));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: chosen[0] ?? '' })).not.toBeInTheDocument(),
    );
    await user.click(within(await bar()).getByRole('button', { name: `移除${chosen[1]}` }));
    await user.click(
      (await screen.findAllByRole('checkbox', { name: /^对比/ }))[0] ?? document.body,
    );
    await user.click(within(await bar()).getByRole('link', { name: '对比 3/3' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/product/compare'));
    expect((await heads()).slice(0, 2)).toEqual([chosen[0], chosen[2]]);
    expect(await heads()).toHaveLength(3);
  });

  it('P7: a product is chosen on its own page, and all are removed at once', async () => {
    const { user } = await renderApp('/product/details?id=1');
    const [box] = await screen.findAllByRole('checkbox', { name: `对比 ${product(1).name}` });
    await user.click(box ?? document.body);
    expect(box).toBeChecked();
    await user.click(within(await bar()).getByRole('button', { name: '清除' }));
    expect(box).not.toBeChecked();
    expect(screen.queryByRole('region', { name: '产品对比' })).not.toBeInTheDocument();
  });

  it('P7: the rows are all specifications of any product, different ones are marked, and can be shown alone', async () => {
    Object.assign(product(1), {
      specifications: [
        { name: '供电', value: 'DC 12 V' },
        { name: '精度', value: '±2%' },
        { name: '通信', value: 'RS485' },
      ],
    });
    Object.assign(product(2), {
      specifications: [
        { name: '通信', value: 'rs485 ' },
        { name: '供电', value: 'DC 24 V' },
        { name: '重量', value: '1 kg' },
      ],
    });
    const { user } = await renderApp('/product/compare?ids=1,2');
    expect(await heads()).toEqual([product(1).name, product(2).name]);
    expect(await rowOf(/^供电/)).toHaveTextContent('供电不同DC 12 VDC 24 V');
    expect(await rowOf(/^精度/)).toHaveTextContent('精度不同±2%未提供');
    expect(await rowOf(/^重量/)).toHaveTextContent('重量不同未提供1 kg');
    expect(await rowOf(/^通信/)).not.toHaveTextContent('不同');
    await user.click(screen.getByRole('button', { name: '只看不同', pressed: false }));
    expect(await rowOf(/^供电/)).toBeVisible();
    expect(within(await findTable()).queryByText('通信')).not.toBeInTheDocument();
  });

  it('each product has its manual, in the reader’s language first, and a button to ask for a quote', async () => {
    const manual = { kind: 'manual', size: 1000, type: 'application/pdf', version: '' };
    Object.assign(product(1), {
      attachments: [
        { ...manual, title: 'Manual', url: '/files/en.pdf', language: 'en' },
        { ...manual, title: '说明书', url: '/files/zh.pdf', language: 'zh' },
      ],
    });
    Object.assign(product(2), { attachments: [] });
    const { user } = await renderApp('/product/compare?ids=1,2');
    const row = within(await rowOf(/^说明书/));
    // Below the figures.
    expect(screen.getAllByRole('row').at(-1)).toHaveTextContent(/^说明书/);
    expect(row.getByRole('link', { name: '说明书' })).toHaveAttribute('href', '/files/zh.pdf');
    expect(row.getAllByRole('cell')[1]).toHaveTextContent('未提供');
    await user.click(screen.getByRole('button', { name: `询价 ${product(2).name}` }));
    expect(await screen.findByRole('dialog', { name: `询价「${product(2).name}」` })).toBeVisible();
  });

  it('P7: a product is removed from the table and the address; without the last one a link to the products is left', async () => {
    const { user, router } = await renderApp('/product/compare?ids=1,2');
    await user.click(await screen.findByRole('button', { name: `移除${product(1).name}` }));
    await waitFor(() => expect(router.state.location.search).toBe('?ids=2'));
    // The address stands a moment before the table.
    await waitFor(async () => expect(await heads()).toEqual([product(2).name]));
    expect(screen.getByText('再选一款产品，就能看出差别。')).toBeVisible();
    expect(screen.queryByRole('button', { name: '只看不同' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: `移除${product(2).name}` }));
    expect(await screen.findByText('还没有选择要对比的产品')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看全部产品' })).toHaveAttribute('href', '/product');
  });

  it('P7: says that products are gone or hidden, and reads no more than three', async () => {
    Object.assign(product(2), { status: 1 });
    await renderApp('/product/compare?ids=1,2,4711,3', { as: 'admin' });
    expect(await screen.findByText('有 2 款产品已经下架，这里不再列出。')).toBeVisible();
    expect(await heads()).toEqual([product(1).name]);
  });

  it('P7: says that the products do not load, and tries again', async () => {
    const { user, db } = await renderApp('/product/compare?ids=1,2', { faults: { [ONE]: '503' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('有产品没有加载出来。');
    db.faults.clear();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await heads()).toEqual([product(1).name, product(2).name]);
  });
});

describe('the product page', () => {
  const neighbours = async () =>
    within(await screen.findByRole('navigation', { name: '上一款和下一款' }));

  it('P7: leads to the next product of the list that the visitor came from, over its pages, and back to the right one', async () => {
    const { user, router } = await renderApp('/product?categoryId=1');
    const cards = await screen.findAllByRole('article');
    const last = cards.at(-1) ?? document.body;
    await user.click(within(last).getByRole('link'));
    const next = await (await neighbours()).findByRole('link', { name: /^下一款/ });
    const name = next.textContent.replace('下一款', '');
    await user.click(next);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: '返回产品列表' })).toHaveAttribute(
        'href',
        '/product?categoryId=1&page=2',
      ),
    );
    await user.click(await (await neighbours()).findByRole('link', { name: /^上一款/ }));
    await waitFor(() =>
      expect(router.state.location.state).toMatchObject({
        productList: '/product?categoryId=1&page=1',
      }),
    );
  });

  it('P7: a visitor who came another way finds the neighbours in its category, in their order', async () => {
    const inCategory = mock.db.products
      .all()
      .filter(({ status, categoryId }) => status === 0 && Number(categoryId) === 11)
      .toSorted((one, other) => one.sort - other.sort);
    const [first, second, third] = inCategory;
    await renderApp(`/product/details?id=${second?.id}`);
    const nav = await neighbours();
    expect(await nav.findByRole('link', { name: `上一款 ${first?.name}` })).toBeVisible();
    expect(nav.getByRole('link', { name: `下一款 ${third?.name}` })).toBeVisible();
  });

  it('P7: shows three specifications below the name and no sentence twice, and no count of views', async () => {
    const { specifications, summary } = product(1);
    Object.assign(specifications[0] ?? {}, { value: '0~10000ppm' });
    Object.assign(product(1), { views: 23_456 });
    await renderApp('/product/details?id=1');
    await screen.findByRole('heading', { level: 1, name: product(1).name });
    const key = within(screen.getByLabelText('主要参数'));
    const terms = key.getAllByRole('term');
    // No line ends between a number and its unit.
    expect(key.getAllByRole('definition')[0]?.textContent).toBe('0\u00A0~ 10000\u00A0ppm');
    expect(terms.map((term) => term.textContent)).toEqual(
      specifications.slice(0, 3).map(({ name }) => name),
    );
    expect(screen.getAllByText(summary)).toHaveLength(1);
    expect(screen.queryByText(/2\.35|23,?456|次浏览/)).not.toBeInTheDocument();
  });
});
