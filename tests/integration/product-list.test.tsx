import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { catchSavedFiles } from '#tests/support/saved-files.ts';

const LIST = '/backstage/content/products/list';
const PAGE = 'GET /product/page';
const EXCEL = 'GET /product/export-excel';
/** The smallest page size, as jsdom is slow at rendering rows. */
const FEW = '?size=10';

beforeAll(async () => {
  // Compiled here, so that the first test does not time out.
  await import('#src/features/product/product-list-page.tsx');
  await import('#src/features/product/product-form-page.tsx');
}, 120_000);

function product(id: number) {
  const found = mock.db.products.find(id);
  if (!found) throw new Error(`The mock has no product ${id}`);
  return found;
}

/** Query of the last request of this call. */
function lastQuery(call: string) {
  const last = mock.db.requests.of(call).at(-1);
  return Object.fromEntries(new URL(last?.url ?? 'http://none').searchParams);
}

async function openList(search: string, options: { width?: number } = {}) {
  const app = await renderApp(LIST + search, { as: 'admin', ...options });
  await screen.findByText(product(1).name);
  return app;
}

const recommend = (id: number) =>
  screen.getByRole('switch', { name: `推荐「${product(id).name}」` });

describe('rows', () => {
  it('B1: show cover, model, category, recommended, status, order, views and the last change', async () => {
    await openList(FEW);
    const found = screen.getByText(product(1).name).closest('[role="row"]');
    if (!(found instanceof HTMLElement)) throw new Error('No row');
    const row = within(found);
    expect(row.getByText('QH-S100')).toBeVisible();
    expect(row.getByText('土壤传感器')).toBeVisible();
    expect(row.getByRole('switch', { name: /^推荐「/ })).toBeChecked();
    expect(row.getByText('显示')).toBeVisible();
    expect(row.getByText(product(1).views.toLocaleString('en'))).toBeVisible();
    expect(lastQuery(PAGE)).toMatchObject({ sortField: 'sort', sortOrder: 'asc' });
  });

  it('B1: on a phone are cards with the same switch and actions', async () => {
    await openList(FEW, { width: 360 });
    const list = within(screen.getByRole('list', { name: '产品' }));
    expect(list.getAllByRole('switch', { name: /^推荐「/ })).toHaveLength(10);
    expect(list.getAllByRole('link', { name: /^编辑「/ })).toHaveLength(10);
    expect(list.getAllByRole('link', { name: /^复制「/ })).toHaveLength(10);
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });
});

describe('category filter', () => {
  it('B5: a parent includes the categories below it, and stands in the URL', async () => {
    const { user, router } = await openList(FEW);
    const filter = screen.getByRole('combobox', { name: '分类' });
    await user.click(filter);
    await user.click(await screen.findByRole('option', { name: '环境感知' }));
    await waitFor(() => expect(router.state.location.search).toContain('categoryId=1'));
    await waitFor(() => expect(lastQuery(PAGE)).toMatchObject({ categoryId: '1', pageNo: '1' }));
    const below = mock.db.products
      .all()
      .filter((row) => [11, 12, 13].includes(Number(row.categoryId)));
    expect(await screen.findByText(new RegExp(`共 ${below.length} 条`))).toBeVisible();

    await user.click(screen.getByRole('button', { name: '清除筛选' }));
    await waitFor(() => expect(filter).toHaveValue(''));
  });

  it('B5: finds a category by its name or its parent’s, and shows both', async () => {
    const { user } = await openList(FEW);
    const filter = screen.getByRole('combobox', { name: '分类' });
    await user.type(filter, '水肥灌溉');
    const found = (await screen.findAllByRole('option')).map((one) => one.textContent);
    expect(found).toEqual(['水肥灌溉', '水肥一体机', '阀门与水泵']);
    await user.click(screen.getByRole('option', { name: '水肥一体机' }));
    expect(filter).toHaveValue('水肥灌溉 / 水肥一体机');
    await waitFor(() => expect(lastQuery(PAGE)).toMatchObject({ categoryId: '31' }));
  });

  it('B5: a category from an old link that is gone is shown as unknown', async () => {
    await renderApp(`${LIST}?categoryId=99`, { as: 'admin' });
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: '分类' })).toHaveValue('未知（编号 99）'),
    );
  });
});

describe('recommended switch', () => {
  it('R13: shows the change at once, and saves the whole record', async () => {
    Object.assign(product(1), { keptByServer: '原样保留' });
    const { user, db } = await openList(FEW);
    db.faults.set('PUT /product/update', 'hold');
    const before = { ...product(1) };
    await user.click(recommend(1));
    expect(recommend(1)).not.toBeChecked();
    await waitFor(() => expect(db.requests.of('PUT /product/update')).toHaveLength(1));
    expect(product(1).recommended).toBe(true);
    db.faults.release();
    await waitFor(() => expect(product(1).recommended).toBe(false));
    expect(product(1)).toMatchObject({ keptByServer: '原样保留', content: before.content });
    await waitFor(() => expect(db.requests.of(PAGE)).toHaveLength(2));
    expect(recommend(1)).not.toBeChecked();
  });

  it('R13: goes back and says why where the server refuses', async () => {
    const { user, db } = await openList(FEW);
    db.faults.set('PUT /product/update', '403');
    await user.click(recommend(1));
    expect(await screen.findByText(`「${product(1).name}」没有改成`)).toBeVisible();
    expect(screen.getByText('您没有执行此操作的权限。')).toBeVisible();
    expect(recommend(1)).toBeChecked();
    expect(product(1).recommended).toBe(true);
  });

  it('R13: of two quick clicks the last one counts', async () => {
    const { user, db } = await openList(FEW);
    await user.dblClick(recommend(1));
    await waitFor(() => expect(db.requests.of('PUT /product/update')).toHaveLength(2));
    await waitFor(() => expect(db.requests.of(PAGE).length).toBeGreaterThan(2));
    expect(product(1).recommended).toBe(true);
    expect(recommend(1)).toBeChecked();
  });
});

describe('Excel', () => {
  const exportExcel = async (user: UserEvent) => {
    await user.click(screen.getByRole('button', { name: '更多工具' }));
    const tools = await screen.findByRole('group', { name: '更多工具' });
    expect(within(tools).getByRole('button', { name: '导出表格（CSV）' })).toBeVisible();
    await user.click(within(tools).getByRole('button', { name: '导出 Excel' }));
  };

  it('B5: what the list finds is saved as the server’s file under the list’s name and the day', async () => {
    const saved = catchSavedFiles();
    const { user } = await openList(`${FEW}&categoryId=1&status=0`);
    await exportExcel(user);
    expect(await screen.findByText(/^已保存为 产品 \d{4}-\d{2}-\d{2}\.csv$/)).toBeVisible();
    expect(lastQuery(EXCEL)).toEqual({
      categoryId: '1',
      status: '0',
      sortField: 'sort',
      sortOrder: 'asc',
    });
    expect(saved).toHaveLength(1);
    expect(saved[0]?.name).toMatch(/^产品 \d{4}-\d{2}-\d{2}\.csv$/);
    const text = (await saved[0]?.file.text()) ?? '';
    expect(text).toContain(product(1).name);
    const other = mock.db.products.all().find((row) => row.categoryId === 21);
    expect(text).not.toContain(other?.name);
  });

  it('B5: a failed export says why and can be tried again', async () => {
    const saved = catchSavedFiles();
    const { user, db } = await openList(FEW);
    db.faults.set(EXCEL, '403', { times: 1 });
    await exportExcel(user);
    expect(await screen.findByText('导出失败')).toBeVisible();
    expect(screen.getByText('您没有执行此操作的权限。')).toBeVisible();
    expect(saved).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText(/^已保存为/)).toBeVisible();
    expect(saved).toHaveLength(1);
  });

  it('B5: an export under way can be stopped, and then saves nothing', async () => {
    const saved = catchSavedFiles();
    const { user, db } = await openList(FEW);
    db.faults.set(EXCEL, 'hang');
    await exportExcel(user);
    const progress = await screen.findByText('正在导出 Excel');
    await user.click(screen.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(progress).not.toBeInTheDocument());
    expect(saved).toHaveLength(0);
    expect(screen.queryByText('导出失败')).not.toBeInTheDocument();
  });
});
