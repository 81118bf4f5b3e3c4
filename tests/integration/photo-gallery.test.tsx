import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { catchSavedFiles } from '#tests/support/saved-files.ts';

const GALLERY = '/backstage/column/photo-management/download';
const LIST = 'GET /show';
const FILE = 'GET /download';
/** The smallest page size, because jsdom is slow with many photos. */
const FEW = '?size=10';

beforeEach(letPicturesLoad);
// Compiles the lazy chunks before a test waits for them.
beforeAll(async () => {
  await import('#src/features/photo/gallery/gallery-page.tsx');
  await import('#src/features/photo/gallery/photo-lightbox.tsx');
  await import('#src/features/photo/gallery/zip-photos.ts');
}, 120_000);

const photo = (id: number) => {
  const found = mock.db.photos.find(`photo-${id}`);
  if (!found) throw new Error(`The mock has no photo ${id}`);
  return found;
};
/** Newest first: 200, 199, 198 … */
const nameOf = (id: number) => photo(id).name;

async function openGallery(search = '', options: { faults?: Record<string, string> } = {}) {
  const app = await renderApp(GALLERY + search, { as: 'admin', ...options });
  await screen.findByRole('heading', { level: 1, name: '图片库' });
  return app;
}

// The menu's entries of the library are a list of the same name.
const photos = () => within(screen.getByRole('main')).findByRole('list', { name: '图片库' });
const select = async (id: number) =>
  (await screen.findByRole('checkbox', { name: `选择「${nameOf(id)}」` })).click();
const press = async (name: string | RegExp) =>
  (await screen.findByRole('button', { name })).click();

/** Query of the last page call; categories are read with a page size of 100. */
function asked() {
  const calls = mock.db.requests.of(LIST).map(({ url }) => new URL(url).searchParams);
  return Object.fromEntries(calls.findLast((query) => query.get('pageSize') !== '100') ?? []);
}

describe('the page', () => {
  it('R12: download shows the photos, the newest first', async () => {
    await openGallery();
    const items = within(await photos()).getAllByRole('listitem');
    expect(items).toHaveLength(20);
    expect(within(items[0] ?? document.body).getByText(photo(200).alt)).toBeVisible();
    expect(asked()).toMatchObject({ pageNo: '1', sortField: 'createTime', sortOrder: 'desc' });
  });

  it('B4: pictures load lazily, in the width that they are shown in', async () => {
    await openGallery();
    const [picture] = (await photos()).querySelectorAll('img');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture?.getAttribute('srcset')).toMatch(/&w=320 320w/);
  });

  it('B4: has no accessibility violations, with photos selected', async () => {
    const { container } = await openGallery(FEW);
    await photos();
    await select(200);
    await expectNoAxeViolations(container);
  });

  it('B7: the server searches, filters, sorts and pages; the URL says how', async () => {
    const { user, router } = await openGallery('?page=3');
    await photos();
    expect(asked()).toMatchObject({ pageNo: '3' });
    await user.type(screen.getByRole('searchbox', { name: '搜索' }), '气象{Enter}');
    await waitFor(() => expect(asked()).toMatchObject({ pageNo: '1', keyword: '气象' }));
    await user.click(screen.getByRole('combobox', { name: '分类' }));
    await user.click(await screen.findByRole('option', { name: '产品' }));
    await waitFor(() => expect(asked()).toMatchObject({ keyword: '气象', category: '产品' }));
    await user.click(screen.getByRole('combobox', { name: '排序' }));
    await user.click(await screen.findByRole('option', { name: '文件最大' }));
    await waitFor(() => expect(asked()).toMatchObject({ sortField: 'size', sortOrder: 'desc' }));
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      q: '气象',
      category: '产品',
      sort: '-size',
    });
  });

  it('B7: an address past the last page leads to the last one', async () => {
    const { router } = await openGallery('?page=99');
    await photos();
    await waitFor(() => expect(router.state.location.search).toBe('?page=10'));
  });

  it('B1: without photos it links to the upload', async () => {
    for (const { id } of mock.db.photos.all()) mock.db.photos.remove(id);
    await openGallery();
    expect(await screen.findByText('还没有图片')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link', { name: '上传图片' })).toHaveLength(2);
  });

  it('B1: where nothing fits it says so', async () => {
    await openGallery('?q=没有这样的图片');
    expect(await screen.findByText('没有符合条件的图片')).toBeVisible();
  });
});

describe('one photo', () => {
  it('B4: its full address is copied', async () => {
    const { user } = await openGallery(FEW);
    await photos();
    await user.click(screen.getByRole('button', { name: `复制「${nameOf(200)}」的地址` }));
    expect(await navigator.clipboard.readText()).toBe(`http://localhost:3000${photo(200).url}`);
  });

  it('B4: is saved under its name', async () => {
    const saved = catchSavedFiles();
    await openGallery(FEW);
    await press(`下载「${nameOf(200)}」`);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({
      name: nameOf(200),
      file: { type: expect.stringMatching(/^image/) },
    });
  });

  it('B4: says why it cannot be downloaded', async () => {
    const saved = catchSavedFiles();
    await openGallery(FEW, { faults: { [FILE]: '404' } });
    await press(`下载「${nameOf(200)}」`);
    expect(await screen.findByText(`「${nameOf(200)}」下载失败`)).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('B4: opens large: the arrow keys show the next and the last, Escape gives the focus back', async () => {
    const { user } = await openGallery(FEW);
    await photos();
    const first = screen.getByRole('button', { name: `查看「${nameOf(200)}」` });
    await user.click(first);
    const dialog = await screen.findByRole('dialog', { name: '查看图片' });
    // Neighbouring slides are rendered and inert.
    const current = () => {
      const slides = within(dialog).getAllByRole('group', { name: /^第/ });
      return slides.find((slide) => !slide.hasAttribute('inert')) ?? dialog;
    };
    expect(current()).toHaveAccessibleName('第 1 张，共 10 张');
    expect(within(current()).getByText(nameOf(200))).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(current()).toHaveAccessibleName('第 2 张，共 10 张'));
    expect(within(current()).getByRole('img')).toHaveAttribute('alt', photo(199).alt);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(first).toHaveFocus();
  });
});

describe('several photos', () => {
  it('B4: are selected by keyboard on several pages, and packed into one zip', async () => {
    const saved = catchSavedFiles();
    const { user } = await openGallery(FEW);
    await photos();
    screen.getByRole('checkbox', { name: `选择「${nameOf(200)}」` }).focus();
    await user.keyboard(' ');
    await press('下一页');
    await select(190);
    await press('打包下载');
    expect(await screen.findByText('已打包 2 张图片')).toBeVisible();
    expect(saved).toHaveLength(1);
    expect(saved[0]?.name).toMatch(/^图片-\d{8}-\d{4}\.zip$/);
    const text = new TextDecoder().decode(await saved[0]?.file.arrayBuffer());
    expect(text.startsWith('PK\u0003\u0004')).toBe(true);
    expect(text).toContain(nameOf(200));
    expect(text).toContain(nameOf(190));
  });

  it('B4: a single one is saved as it is', async () => {
    const saved = catchSavedFiles();
    await openGallery(FEW);
    await select(200);
    await press('下载');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe(nameOf(200));
  });

  it('B4: a whole page is selected and deselected', async () => {
    const { user } = await openGallery(FEW);
    await photos();
    const all = screen.getByRole('checkbox', { name: '全选本页' });
    await user.click(all);
    const bar = screen.getByRole('region', { name: '批量操作' });
    expect(within(bar).getByText('已选择 10 项')).toBeVisible();
    await select(200);
    expect(await within(bar).findByText('已选择 9 项')).toBeVisible();
    expect(all).toBePartiallyChecked();
    await user.click(within(bar).getByRole('button', { name: '取消选择' }));
    expect(screen.queryByRole('region', { name: '批量操作' })).toBeNull();
    expect(all).toHaveFocus();
  });

  it('B4: Shift selects all in between, and another search keeps the selection', async () => {
    const { user } = await openGallery(FEW);
    await select(199);
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: `选择「${nameOf(196)}」` }));
    await user.keyboard('{/Shift}');
    const bar = screen.getByRole('region', { name: '批量操作' });
    expect(within(bar).getByText('已选择 4 项')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: '搜索' }), '没有这样的图片{Enter}');
    expect(await screen.findByText('没有符合条件的图片')).toBeVisible();
    expect(within(bar).getByText('已选择 4 项')).toBeVisible();
  });

  it('B4: a photo that cannot be downloaded is named, the others are packed, and it can be retried', async () => {
    const saved = catchSavedFiles();
    const { user } = await openGallery(FEW);
    await select(200);
    await select(199);
    mock.db.faults.set(FILE, '404', { times: 1 });
    await press('打包下载');
    expect(await screen.findByText(/^压缩包已保存，但缺少以下 1 张图片/)).toBeVisible();
    expect(saved).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '重新下载这 1 张' }));
    expect(await screen.findByText('已打包 1 张图片')).toBeVisible();
    expect(saved).toHaveLength(2);
  });

  it('B4: there is no zip where no photo can be downloaded', async () => {
    const saved = catchSavedFiles();
    await openGallery(FEW, { faults: { [FILE]: '404' } });
    await select(200);
    await select(199);
    await press('打包下载');
    expect(await screen.findByText('2 张图片都未能下载：')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('B4: packing shows its progress and can be cancelled', async () => {
    const saved = catchSavedFiles();
    const { user } = await openGallery(FEW, { faults: { [FILE]: 'hang' } });
    await select(200);
    await select(199);
    await press('打包下载');
    const dialog = await screen.findByRole('dialog', { name: '正在打包图片' });
    expect(within(dialog).getByText('已处理 0 / 2 张')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved).toEqual([]);
  });
});
