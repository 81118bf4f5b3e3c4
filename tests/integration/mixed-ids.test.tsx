import { screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { catchSavedFiles } from '#tests/support/saved-files.ts';
import { findToast } from './end-toast.ts';

// A server that sends ids as texts in one call and as numbers in another, and records that name
// their category by its id alone.

const NEWS = '/backstage/content/industry-news';
const PRODUCTS = '/backstage/content/products';

/** This call sends the records' own ids as texts. */
function sendTexts(call: string, rows: () => readonly { id: unknown }[]) {
  mock.server.use(
    http.get(`*/api${call}`, () =>
      HttpResponse.json({
        success: true,
        data: rows().map((row) => ({ ...row, id: String(row.id) })),
      }),
    ),
  );
}

/** This call sends records without the names of their categories. */
function sendNameless(call: string, rows: () => readonly object[]) {
  const nameless = () => rows().map((row) => ({ ...row, categoryName: undefined }));
  mock.server.use(
    http.get(`*/api${call}`, ({ request }) => {
      const id = new URL(request.url).searchParams.get('id');
      const data = nameless();
      if (id !== null) {
        const one = data.find((row) => 'id' in row && String(row.id) === id);
        return HttpResponse.json({ success: true, data: one });
      }
      return HttpResponse.json({
        success: true,
        data: call.endsWith('/page') ? { list: data, total: data.length } : data,
      });
    }),
  );
}

const news = () => mock.db.news.all().slice(0, 3);
const products = () => mock.db.products.all().slice(0, 3);

function nameOfNews(id: unknown): string {
  return mock.db.newsCategories.find(id)?.name ?? 'none';
}

function nameOfProduct(id: unknown): string {
  return mock.db.productCategories.find(id)?.name ?? 'none';
}

beforeEach(() => {
  letPicturesLoad();
  sendTexts('/news-category/list', () => mock.db.newsCategories.all());
  sendTexts('/product-category/list', () => mock.db.productCategories.all());
  sendNameless('/news/page', news);
  sendNameless('/news/top3', news);
  sendNameless('/news/get', () => mock.db.news.all());
  sendNameless('/product/page', products);
  sendNameless('/product/get', () => mock.db.products.all());
});

function rowOf(text: string) {
  const row = screen.getByText(text).closest('[role="row"], li');
  if (!(row instanceof HTMLElement)) throw new Error(`No row ${text}`);
  return within(row);
}

describe('lists of the back office', () => {
  it('B1: the news show their categories, and so does the exported file', async () => {
    const saved = catchSavedFiles();
    const [first] = news();
    const { user } = await renderApp(`${NEWS}/list?size=10`, { as: 'admin' });
    await screen.findByText(first?.title ?? '');
    const name = nameOfNews(first?.categoryId);
    expect(await rowOf(first?.title ?? '').findByText(name)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '更多工具' }));
    await user.click(screen.getByRole('button', { name: '导出表格（CSV）' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.file.text()).toContain(name);
  });

  it('B1: the products show their categories, and so does the exported file', async () => {
    const saved = catchSavedFiles();
    const [first] = products();
    const { user } = await renderApp(`${PRODUCTS}/list?size=10`, { as: 'admin' });
    await screen.findByText(first?.name ?? '');
    const name = nameOfProduct(first?.categoryId);
    expect(await rowOf(first?.name ?? '').findByText(name)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '更多工具' }));
    await user.click(screen.getByRole('button', { name: '导出表格（CSV）' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.file.text()).toContain(name);
  });

  it('B1: the cards on phones show the categories too', async () => {
    const [item] = news();
    const [product] = products();
    const { router } = await renderApp(`${NEWS}/list?size=10`, { as: 'admin', width: 360 });
    await screen.findByText(item?.title ?? '');
    const category = new RegExp(nameOfNews(item?.categoryId));
    expect(await rowOf(item?.title ?? '').findByText(category)).toBeVisible();
    await router.navigate(`${PRODUCTS}/list?size=10`);
    await screen.findByText(product?.name ?? '');
    const other = nameOfProduct(product?.categoryId);
    expect(await rowOf(product?.name ?? '').findByText(other)).toBeVisible();
  });

  it('B1: a category that the server does not list is shown by its id', async () => {
    const [first] = news();
    Object.assign(first ?? {}, { categoryId: 'c7' });
    await renderApp(`${NEWS}/list?size=10`, { as: 'admin' });
    await screen.findByText(first?.title ?? '');
    expect(await rowOf(first?.title ?? '').findByText('未知（编号 c7）')).toBeVisible();
  });

  it('B1: a category with a text id has the subcategories that name it by number', async () => {
    const { user } = await renderApp('/backstage/content/productscategory/list', { as: 'admin' });
    const below = await screen.findByRole('list', { name: '「环境感知」的下级分类' });
    expect(within(below).getAllByRole('link', { name: /^编辑「/ })).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: '删除「环境感知」' }));
    await findToast('它下面还有 3 个子分类，请先移走或删除它们。');
  });

  it('B1: the company info in force is recognised, and not deleted', async () => {
    const [company] = mock.db.companyInfo.all();
    mock.server.use(
      http.get('*/api/contract/get', () =>
        HttpResponse.json({ success: true, data: { ...company, id: String(company?.id) } }),
      ),
    );
    const { user } = await renderApp('/backstage/site/company-info/list', { as: 'admin' });
    const title = company?.title ?? '';
    const radio = await screen.findByRole('radio', { name: new RegExp(title) });
    await waitFor(() => expect(radio).toBeChecked());
    await user.click(screen.getByRole('button', { name: `删除「${title}」` }));
    await findToast(`「${title}」正在使用，不能删除。请先把另一条设为使用中。`);
  });
});

describe('public pages', () => {
  const visible = () => {
    const first = mock.db.news.all().find(({ status }) => status === 0);
    if (!first) throw new Error('The mock has no news');
    Object.assign(first, { publishTime: '2020-01-01T00:00:00.000Z' });
    return first;
  };

  it('P7: the news of a list show their categories', async () => {
    const first = visible();
    sendNameless('/news/page', () => [first]);
    await renderApp('/news');
    const card = await screen.findByRole('article');
    expect(await within(card).findByText(nameOfNews(first.categoryId))).toBeVisible();
  });

  it('P6: the news of the home page show their categories', async () => {
    const first = visible();
    sendNameless('/news/top3', () => [first]);
    await renderApp('/home');
    const link = await screen.findByRole('link', { name: first.title });
    const card = link.closest('article');
    if (!card) throw new Error('No card');
    expect(await within(card).findByText(new RegExp(nameOfNews(first.categoryId)))).toBeVisible();
  });

  it('P7: an article shows its category', async () => {
    const first = visible();
    await renderApp(`/news/details?id=${first.id}`);
    const article = (await screen.findByRole('heading', { level: 1, name: first.title })).closest(
      'article',
    );
    if (!article) throw new Error('No article');
    expect(await within(article).findByText(nameOfNews(first.categoryId))).toBeVisible();
  });

  it('P7: a product shows its category and links to it', async () => {
    const [first] = products();
    await renderApp(`/product/details?id=${first?.id}`);
    await screen.findByRole('heading', { level: 1, name: first?.name ?? '' });
    expect(
      await within(screen.getByRole('main')).findByRole('link', {
        name: nameOfProduct(first?.categoryId),
      }),
    ).toHaveAttribute('href', `/product?categoryId=${first?.categoryId}`);
  });
});
