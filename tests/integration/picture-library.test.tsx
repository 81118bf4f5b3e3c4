import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { lackCalls } from '#tests/support/lack-calls.ts';
import { mock } from '#tests/support/mock.ts';
import { photoFile } from '#tests/support/picture-files.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const NEWS = '/backstage/content/industry-news/3/edit';
const PRODUCT = '/backstage/content/products/1/edit';

beforeEach(letPicturesLoad);
beforeAll(async () => {
  // ProseMirror needs it, and jsdom lacks it.
  Object.assign(document, { elementFromPoint: () => null });
  // Compiled here, so that the first test does not time out.
  await import('#src/features/news/news-form-page.tsx');
  await import('#src/features/product/product-form-page.tsx');
  await import('#src/admin/editor/rich-text-editor.tsx');
  await import('#src/admin/pictures/picture-dialog.tsx');
}, 120_000);

const photo = (id: number) => {
  const found = mock.db.photos.find(`photo-${id}`);
  if (!found) throw new Error(`The mock has no photo ${id}`);
  return found;
};

async function openLibrary(path: string, button: RegExp) {
  const app = await renderApp(path, { as: 'admin' });
  await app.user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: /^选择图片/ }));
  const list = () => dialog.findByRole('listbox', { name: '图片库' });
  const option = async (id: number) =>
    within(await list()).findByRole('option', { name: new RegExp(photo(id).name) });
  const press = async (name: string) => app.user.click(await dialog.findByRole('button', { name }));
  return { ...app, dialog, list, option, press };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const save = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(screen.getByRole('button', { name: SAVE }));
  await screen.findByText(SAVED);
};

describe('a picture field', () => {
  it('B4: takes a picture of the library, chosen by keyboard; next time it is among the recent ones', async () => {
    const { user, option, db, dialog } = await openLibrary(NEWS, /^封面: 图片库/);
    (await option(200)).focus();
    await user.keyboard('{ArrowRight}{ArrowRight} ');
    expect(await option(198)).toHaveAttribute('aria-selected', 'true');
    expect(dialog.getByRole('textbox', { name: '图片说明' })).toHaveValue(photo(198).alt);
    await expectNoAxeViolations();
    await user.click(dialog.getByRole('button', { name: '使用这张图片' }));
    await gone();
    await waitFor(() => expect(screen.getByRole('button', { name: '封面: 更换' })).toHaveFocus());

    await user.click(screen.getByRole('button', { name: '封面: 图片库' }));
    const recent = await screen.findByRole('listbox', { name: '最近使用' });
    expect(within(recent).getByRole('option', { name: new RegExp(photo(198).name) })).toBeVisible();
    await user.keyboard('{Escape}');
    await gone();
    await save(user);
    expect(db.news.find(3)?.cover).toBe(photo(198).url);
  });

  it('B4: shows the library page by page, searched and filtered by the server', async () => {
    const { user, list, press, db, dialog } = await openLibrary(NEWS, /^封面: 图片库/);
    expect(within(await list()).getAllByRole('option')).toHaveLength(24);
    await press('显示更多');
    expect(await dialog.findByText('已显示 48 / 200 张')).toBeVisible();
    await user.type(dialog.getByRole('searchbox'), '没有这样的图片{Enter}');
    expect(await dialog.findByText('没有符合条件的图片')).toBeVisible();
    const asked = db.requests.of('GET /show').map(({ url }) => new URL(url).searchParams);
    expect(asked.at(-1)?.get('keyword')).toBe('没有这样的图片');
  });

  it('B4: a picture uploaded in the dialog is chosen at once and goes to the library', async () => {
    const { user, dialog, press, db } = await openLibrary(NEWS, /^封面: 图片库/);
    await dialog.findByRole('listbox', { name: '图片库' });
    const field = dialog.getByLabelText('上传图片', { selector: 'input' });
    await user.upload(field, photoFile(1, '新棚.png'));
    expect(await dialog.findAllByText('新棚.webp')).not.toHaveLength(0);
    await press('使用这张图片');
    await gone();
    await save(user);
    expect(db.news.find(3)?.cover).toBe(db.photos.all().at(-1)?.url);
  });

  it('B4: an address of this site can be pasted, one of another site is refused with the reason', async () => {
    const { user, dialog, press, db } = await openLibrary(NEWS, /^封面: 图片库/);
    await press('使用图片地址');
    const field = dialog.getByRole('textbox', { name: '图片地址' });
    await user.type(field, 'https://elsewhere.example/a.png{Enter}');
    expect(field).toHaveAccessibleDescription(/^只能使用本站/);
    expect(dialog.getByRole('button', { name: '使用这张图片' })).toBeDisabled();
    await user.clear(field);
    await user.type(field, '/api/pictures/lab.avif{Enter}');
    await press('使用这张图片');
    await gone();
    await save(user);
    expect(db.news.find(3)?.cover).toBe('/api/pictures/lab.avif');
  });

  it('B4: is not offered where the server has none: pictures are uploaded', async () => {
    lackCalls('GET /show');
    await renderApp(PRODUCT, { as: 'admin' });
    const form = within(await screen.findByRole('main'));
    expect(await form.findByRole('button', { name: '添加图片' })).toBeVisible();
    expect(await form.findByRole('button', { name: '插入图片' })).toBeVisible();
    expect(form.queryAllByRole('button', { name: /图片库/ })).toEqual([]);
    expect(mock.db.requests.of('GET /show')).toHaveLength(0);
  });

  it('B4: a library that cannot be read says why, and tries again', async () => {
    mock.db.faults.set('GET /show', '403');
    const { dialog, press, list } = await openLibrary(NEWS, /^封面: 图片库/);
    expect(await dialog.findByRole('alert')).toHaveTextContent('您没有执行此操作的权限。');
    mock.db.faults.clear();
    await press('重试');
    expect(await list()).toBeVisible();
  });
});

describe('the product gallery', () => {
  it('B4: one press ticks one picture, also where the library has its file twice', async () => {
    const url = '/api/pictures/lab.avif';
    for (const id of [199, 198]) Object.assign(photo(id), { url });
    const { user, option, list, press, dialog } = await openLibrary(PRODUCT, /^从图片库选择/);
    const ticked = async () => within(await list()).getAllByRole('option', { selected: true });
    await user.click(await option(199));
    expect(await ticked()).toEqual([await option(199)]);
    // The address alone ticks one of them as well.
    await user.click(await option(199));
    await press('使用图片地址');
    const field = dialog.getByRole('textbox', { name: '图片地址' });
    await user.click(field);
    await user.paste(url);
    await user.keyboard('{Enter}');
    expect(await ticked()).toEqual([await option(199)]);
    await user.click(await option(198));
    expect(await ticked()).toHaveLength(2);
    await press('添加');
    await gone();
    // The product has the file once, and so have the recent pictures.
    const [open] = screen.getAllByRole('button', { name: /^从图片库选择/ });
    if (open) await user.click(open);
    const recent = await screen.findByRole('listbox', { name: '最近使用' });
    expect(within(recent).getAllByRole('option')).toHaveLength(1);
    // It says so, and is not taken twice.
    const taken = within(recent).getByRole('option', { name: /已在其中$/ });
    await user.click(taken);
    expect(taken).toHaveAttribute('aria-selected', 'false');
    expect(screen.getByRole('button', { name: '添加' })).toBeDisabled();
  });

  it('B4: takes several pictures in the order in which they were chosen', async () => {
    const { user, option, press, db, dialog } = await openLibrary(PRODUCT, /^从图片库选择/);
    const before = db.products.find(1)?.images ?? [];
    // Other pictures than the product's own, and than each other.
    const others = db.photos
      .all()
      .toReversed()
      .slice(0, 24)
      .filter(({ url }) => !before.includes(url));
    const [first, second] = [others[0], others.find(({ url }) => url !== others[0]?.url)];
    for (const one of [second, first]) {
      await user.click(await option(Number(String(one?.id).replace('photo-', ''))));
    }
    expect(dialog.getByText(`已选 2 张，最多 ${12 - before.length} 张`)).toBeVisible();
    await press('添加');
    await gone();
    await save(user);
    expect(db.products.find(1)?.images).toEqual([...before, second?.url, first?.url]);
  });
});

describe('a text', () => {
  it('B4: takes a picture with the alternative text of the library, which can be changed there', async () => {
    const { user, option, press, db, dialog } = await openLibrary(NEWS, /^从图片库选择/);
    await user.click(await option(199));
    const alt = dialog.getByRole('textbox', { name: '图片说明' });
    expect(alt).toHaveValue(photo(199).alt);
    await user.clear(alt);
    await user.click(alt);
    await user.paste('𠮷'.repeat(201));
    expect(alt).toHaveAccessibleDescription('最多 200 个字符');
    expect(dialog.getByRole('button', { name: '插入图片' })).toBeDisabled();
    await user.clear(alt);
    await user.type(alt, '展厅里的样机');
    await press('插入图片');
    await gone();
    await save(user);
    const { url, width, height } = photo(199);
    expect(db.news.find(3)?.content.replaceAll('&amp;', '&')).toContain(
      `<img src="${url}" alt="展厅里的样机" width="${width}" height="${height}">`,
    );
    expect(photo(199).alt).not.toBe('展厅里的样机');
  });
});
