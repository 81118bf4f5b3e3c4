import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { photoFile } from '#tests/support/picture-files.ts';
import { mock } from '#tests/support/mock.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { layOutRows } from '#tests/support/rows.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';
import { findToast } from './end-toast.ts';

const AREA = '/backstage/content/products';

beforeEach(letPicturesLoad);
beforeAll(async () => {
  // ProseMirror needs it, and jsdom lacks it.
  Object.assign(document, { elementFromPoint: () => null });
  // Compiled here, so that the first test does not time out.
  await import('#src/features/product/product-list-page.tsx');
  await import('#src/features/product/product-form-page.tsx');
  await import('#src/admin/editor/rich-text-editor.tsx');
  await import('papaparse');
}, 120_000);

function product(id: number) {
  const found = mock.db.products.find(id);
  if (!found) throw new Error(`The mock has no product ${id}`);
  return found;
}

async function openForm(path: string) {
  const app = await renderApp(`${AREA}/${path}`, { as: 'admin' });
  const name = await screen.findByRole('textbox', { name: /^名称/ });
  return { ...app, name };
}

const save = () => screen.getByRole('button', { name: SAVE });
const seeSaved = () => screen.findByText(SAVED);
const chooser = () => screen.getByLabelText(/^产品图片/, { selector: 'input' });
const picture = (name: string) => photoFile(1, name);
const cell = (row: number, part: '名称' | '值') =>
  screen.getByRole('textbox', { name: `第 ${row} 行，${part}` });
const cells = () =>
  screen
    .getAllByRole('textbox', { name: /^第 \d+ 行，名称$/ })
    .map((one) => (one instanceof HTMLInputElement ? one.value : ''));

/** Pastes text as Excel puts it on the clipboard. */
function pasteTable(target: HTMLElement, text: string) {
  fireEvent.paste(target, { clipboardData: { getData: () => text, files: [], types: [] } });
}

/** Fires the events of dropped files. */
function drop(target: HTMLElement, files: File[]) {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  fireEvent.drop(target, { dataTransfer: { files, items, types: ['Files'] } });
}

describe('gallery', () => {
  it('R13: several pictures are uploaded at once and keep the order of choosing; one that fails does not stop the others', async () => {
    const { user, db } = await openForm('1/edit');
    const before = product(1).images;
    db.faults.set('POST /file', '403', { times: 1 });
    await user.upload(chooser(), [picture('一.png'), picture('二.png'), picture('三.png')]);
    expect(await screen.findByText(/\.png 上传失败$/)).toBeVisible();
    expect(await screen.findByText('已上传 2 张图片')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: /^重试/ }));
    expect(await screen.findByText('已上传 3 张图片')).toBeInTheDocument();
    await user.click(save());
    expect(await seeSaved()).toBeVisible();
    const { images, cover } = product(1);
    expect(images).toHaveLength(before.length + 3);
    expect(images.slice(0, before.length)).toEqual(before);
    const names = images
      .slice(before.length)
      .map((url) => db.photos.all().find((photo) => photo.url === url)?.name);
    expect(names).toEqual(['一.webp', '二.webp', '三.webp']);
    expect(cover).toBe(before[0]);
  });

  it('R13: a file that is no picture is refused before sending, and surplus pictures are left out', async () => {
    const { user, db } = await openForm('1/edit');
    const text = new File(['text'], '说明.txt', { type: 'text/plain' });
    const many = Array.from({ length: 10 }, (_none, index) => picture(`${index}.png`));
    drop(chooser(), [text, ...many]);
    expect(await screen.findByText(/^说明.txt 不是支持的图片格式/)).toBeVisible();
    expect(screen.getByText('最多 12 张图片，有 1 张没有添加。')).toBeVisible();
    expect(await screen.findByText('已上传 9 张图片')).toBeInTheDocument();
    expect(db.requests.of('POST /file')).toHaveLength(9);
    await user.click(screen.getByRole('button', { name: '知道了: 说明.txt' }));
    expect(screen.queryByText(/^说明.txt/)).not.toBeInTheDocument();
  });

  it('R13: another picture becomes the cover; removing the cover makes the first one the cover', async () => {
    const { user } = await openForm('1/edit');
    const [first, second, third] = product(1).images;
    await user.click(screen.getByRole('button', { name: '将图片 2设为封面' }));
    expect(screen.getByRole('button', { name: '图片 2是封面' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '移除图片 2' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '移除图片 2' })).toHaveFocus());
    expect(screen.getByRole('button', { name: '图片 1是封面' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '将图片 2设为封面' }));
    await user.click(save());
    expect(await seeSaved()).toBeVisible();
    expect(product(1)).toMatchObject({ images: [first, third], cover: third });
    expect(product(1).images).not.toContain(second);
  });

  it('R13: a picture is replaced in place: it stays until the new one is stored, and is the cover after it', async () => {
    const { user, db } = await openForm('1/edit');
    const [, second, third] = product(1).images;
    const instead = (number: number) =>
      screen.getByLabelText(`更换图片 ${number}`, { selector: 'input' });
    db.faults.set('POST /file', '403', { times: 1 });
    screen.getByRole('button', { name: '更换图片 1' }).focus();
    fireEvent.change(instead(1), { target: { files: [picture('新封面.png')] } });
    expect(await screen.findByText(/新封面.png 上传失败$/)).toBeVisible();
    expect(screen.getByRole('button', { name: '图片 1是封面' })).toBeVisible();
    const retry = screen.getByRole('button', { name: '重试: 新封面.png' });
    retry.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('已上传 1 张图片')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: '更换图片 1' })).toHaveFocus());
    expect(screen.getAllByRole('button', { name: /^更换图片/ })).toHaveLength(3);

    const text = new File(['text'], '说明.txt', { type: 'text/plain' });
    fireEvent.change(instead(2), { target: { files: [text] } });
    expect(await screen.findByText(/^说明.txt 不是支持的图片格式/)).toBeVisible();
    await user.click(save());
    expect(await seeSaved()).toBeVisible();
    const stored = db.photos.all().find((photo) => photo.name === '新封面.webp')?.url;
    expect(stored).toBeDefined();
    expect(product(1)).toMatchObject({ images: [stored, second, third], cover: stored });
  });

  it('R13: the focal point of the cover stands in the gallery too, and the order stays', async () => {
    const { user } = await openForm('1/edit');
    const [first, second, third] = product(1).images;
    await user.click(screen.getByRole('button', { name: '图片 1：调整图片' }));
    (await screen.findByRole('slider', { name: '主体' })).focus();
    await user.keyboard('{Shift>}{ArrowRight}{ArrowUp}{/Shift}');
    await user.click(screen.getByRole('button', { name: '完成' }));
    expect(await screen.findByRole('button', { name: '图片 1是封面' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '图片 1：调整图片' })).toHaveFocus(),
    );
    await user.click(save());
    expect(await seeSaved()).toBeVisible();
    const cover = `${first}#focus=60-40`;
    expect(product(1)).toMatchObject({ images: [cover, second, third], cover });
  });

  it('R13: the pictures are put in order by keyboard, and each step is announced', async () => {
    layOutRows();
    const { user } = await openForm('1/edit');
    const [first, second, third] = product(1).images;
    screen.getByRole('button', { name: '移动「图片 1」' }).focus();
    await user.keyboard(' ');
    expect(
      await screen.findByText('已拿起「图片 1」，当前在第 1 位，共 3 位。'),
    ).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByText('「图片 1」移到第 2 位，共 3 位。')).toBeInTheDocument();
    await user.keyboard(' ');
    expect(await screen.findByText('「图片 1」已放在第 2 位，共 3 位。')).toBeInTheDocument();
    await user.click(save());
    expect(await seeSaved()).toBeVisible();
    expect(product(1)).toMatchObject({ images: [second, first, third], cover: first });
  });

  it('B2: a product without a picture is not saved; the summary leads to the gallery', async () => {
    const { user, db } = await openForm('1/edit');
    while (screen.queryByRole('button', { name: '移除图片 1' })) {
      await user.click(screen.getByRole('button', { name: '移除图片 1' }));
    }
    await user.click(save());
    const link = await screen.findByRole('button', { name: '封面' });
    await user.click(link);
    const add = screen.getByRole('button', { name: '添加图片' });
    expect(add).toHaveFocus();
    expect(add).toHaveAccessibleDescription(/此项为必填/);
    expect(db.requests.of('PUT /product/update')).toHaveLength(0);
  });

  it('B2: changes of the pictures can be reverted', async () => {
    const { user } = await openForm('1/edit');
    await user.click(screen.getByRole('button', { name: '移除图片 1' }));
    expect(screen.queryByRole('button', { name: '移除图片 3' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '撤销「产品图片」的修改' }));
    expect(screen.getByRole('button', { name: '移除图片 3' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '图片 1是封面' })).toBeVisible();
    expect(await screen.findByText('没有修改')).toBeVisible();
  });
});

describe('specifications', () => {
  it('R13: two columns pasted from Excel fill the rows from the one they are pasted into, and new ones after the last', async () => {
    const { user } = await openForm('1/edit');
    const before = cells();
    const count = before.length;
    pasteTable(
      cell(count, '值'),
      '供电电压\tDC 12–24 V\r\n"外形\r\n尺寸"\t"120 × 80 ""标准"""\r\n\t\r\n',
    );
    expect(await screen.findByText('已粘贴 2 行参数')).toBeVisible();
    expect(cells()).toEqual([...before.slice(0, -1), '供电电压', '外形 尺寸']);
    expect(cell(count + 1, '值')).toHaveValue('120 × 80 "标准"');
    await waitFor(() => expect(cell(count + 1, '值')).toHaveFocus());
    await user.click(save());
    expect(await seeSaved()).toBeVisible();
    expect(product(1).specifications[count - 1]).toMatchObject({
      name: '供电电压',
      value: 'DC 12–24 V',
    });
  });

  it('R13: a mistaken paste is undone by its toast or by Ctrl+Z, as long as nothing was typed after it', async () => {
    const { user } = await openForm('1/edit');
    const before = cells();
    pasteTable(cell(2, '名称'), '误贴\t误贴');
    const toast = await findToast('已粘贴 1 行参数');
    expect(cells()[1]).toBe('误贴');
    await user.click(toast.getByRole('button', { name: '撤销' }));
    expect(cells()).toEqual(before);
    await waitFor(() => expect(cell(2, '名称')).toHaveFocus());
    expect(await screen.findByText('没有修改')).toBeVisible();

    pasteTable(cell(2, '名称'), '误贴\t误贴');
    await findToast('已粘贴 1 行参数');
    cell(2, '名称').focus();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(cells()).toEqual(before));

    pasteTable(cell(2, '名称'), '对的\t对的');
    await findToast('已粘贴 1 行参数');
    await user.type(cell(3, '值'), '！');
    await waitFor(() => expect(screen.queryByText('已粘贴 1 行参数')).toBeNull());
    expect(cells()[1]).toBe('对的');
  });

  it('R13: a single text is pasted as usual, and surplus rows show a message', async () => {
    const { user } = await openForm('1/edit');
    const count = product(1).specifications.length;
    await user.click(screen.getByRole('button', { name: '添加参数' }));
    expect(cell(count + 1, '名称')).toHaveFocus();
    await user.paste('重量');
    expect(cell(count + 1, '名称')).toHaveValue('重量');
    const rows = Array.from({ length: 60 }, (_none, index) => `参数${index}\t${index}`);
    pasteTable(cell(count + 1, '名称'), rows.join('\n'));
    expect(await screen.findByText(`最多 50 行参数，有 ${10 + count} 行没有粘贴。`)).toBeVisible();
    expect(cells()).toHaveLength(50);
    expect(cell(count + 1, '名称')).toHaveValue('参数0');
    expect(screen.getByRole('button', { name: '添加参数' })).toBeDisabled();
  });

  it('R13: an Enter that only confirms pinyin adds no row', async () => {
    await openForm('1/edit');
    const before = cells();
    const last = cell(before.length, '值');
    last.focus();
    // As Safari reports it: the input method is done by then.
    fireEvent.keyDown(last, { key: 'Enter', keyCode: 229, isComposing: false });
    expect(cells()).toEqual(before);
    expect(last).toHaveFocus();
  });

  it('R13: Enter leads to the next row and never saves; an empty row is left out', async () => {
    const { user, db } = await openForm('1/edit');
    const count = product(1).specifications.length;
    await user.click(cell(count, '值'));
    await user.keyboard('{Enter}重量{Tab}260 g{Enter}');
    expect(cell(count + 2, '名称')).toHaveFocus();
    expect(db.requests.of('PUT /product/update')).toHaveLength(0);
    await user.click(save());
    expect(await seeSaved()).toBeVisible();
    expect(product(1).specifications).toHaveLength(count + 1);
    expect(product(1).specifications.at(-1)).toMatchObject({ name: '重量', value: '260 g' });
  });

  it('B2: a row with a name and no value is not saved; the summary leads to its cell', async () => {
    const { user, db } = await openForm('1/edit');
    await user.clear(cell(2, '值'));
    await user.click(save());
    await waitFor(() => expect(cell(2, '值')).toHaveAccessibleDescription(/此项为必填/));
    await user.click(await screen.findByRole('button', { name: '第 2 行，值' }));
    expect(cell(2, '值')).toHaveFocus();
    expect(screen.queryByRole('button', { name: '规格参数' })).not.toBeInTheDocument();
    expect(db.requests.of('PUT /product/update')).toHaveLength(0);
  });

  it('B2: the first three rows are marked as those that lead; another one is moved to the top to lead', async () => {
    const { user } = await openForm('1/edit');
    const [first = '', second = '', third = '', fourth = ''] = cells();
    const leads = () => screen.getAllByRole('img', { name: /是主要参数$/ });
    expect(leads()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: `将「${fourth}」设为主要参数，移到最前` }));
    expect(cells().slice(0, 4)).toEqual([fourth, first, second, third]);
    await waitFor(() => expect(cell(1, '名称')).toHaveFocus());
    expect(leads()[0]).toHaveAccessibleName(`「${fourth}」是主要参数`);
    await user.click(save());
    expect(await seeSaved()).toBeVisible();
    expect(product(1).specifications[0]?.name).toBe(fourth);
  });

  it('R13: rows are removed, and moved by keyboard', async () => {
    layOutRows();
    const { user } = await openForm('1/edit');
    const [first = '', second = '', third = ''] = cells();
    await user.click(screen.getByRole('button', { name: `移除「${first}」` }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: `移除「${second}」` })).toHaveFocus(),
    );
    screen.getByRole('button', { name: `移动「${second}」` }).focus();
    await user.keyboard(' ');
    await screen.findByText(/^已拿起/);
    await user.keyboard('{ArrowDown}');
    await screen.findByText(/移到第 2 位/);
    await user.keyboard(' ');
    await waitFor(() => expect(cells().slice(0, 2)).toEqual([third, second]));
    await user.click(save());
    expect(await seeSaved()).toBeVisible();
    expect(
      product(1)
        .specifications.slice(0, 2)
        .map(({ name }) => name),
    ).toEqual([third, second]);
  });
});

describe('category', () => {
  it('B5: a category of the third level is offered, and named with those above it', async () => {
    Object.assign(mock.db.productCategories.find(13) ?? {}, { parentId: 12 });
    Object.assign(mock.db.products.find(1) ?? {}, { categoryId: 13 });
    const { user } = await renderApp(`${AREA}/1/edit`, { as: 'admin' });
    const field = await screen.findByRole('combobox', { name: /^分类/ });
    const path = '环境感知 / 气象监测站 / 气体与长势监测';
    await waitFor(() => expect(field).toHaveValue(path));
    await user.clear(field);
    await user.type(field, '气象监测站');
    const offered = (await screen.findAllByRole('option')).map((one) => one.textContent);
    expect(offered).toEqual(['气象监测站', '气体与长势监测']);
  });
});

describe('copy', () => {
  it('R13: a long name is shortened for its mark, by what a reader counts', async () => {
    Object.assign(product(1), { name: `${'𠮷'.repeat(55)}👨‍👩‍👧四个字符` });
    await renderApp(`${AREA}/new?copy=1`, { as: 'admin' });
    const name = await screen.findByRole('textbox', { name: /^名称/ });
    expect(name).toHaveValue(`${'𠮷'.repeat(55)}👨‍👩‍👧（副本）`);
    expect(name).toHaveAccessibleDescription(/60\/60/);
  });

  it('R13: a row’s copy button opens a new form with the product’s values and a marked name', async () => {
    const { user, router, db } = await renderApp(`${AREA}/list?size=10`, { as: 'admin' });
    const source = { ...product(1) };
    await user.click(await screen.findByRole('link', { name: `复制「${source.name}」为新产品` }));
    const name = await screen.findByRole('textbox', { name: /^名称/ });
    expect(router.state.location).toMatchObject({ pathname: `${AREA}/new`, search: '?copy=1' });
    expect(name).toHaveValue(`${source.name}（副本）`);
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?size=10'));
    const copy = db.products.all().find((row) => row.name === `${source.name}（副本）`);
    const { categoryId, cover, images, content, specifications, tags } = source;
    expect(copy).toMatchObject({ categoryId, cover, images, content, specifications, tags });
    expect(copy?.id).not.toBe(source.id);
    expect(product(1)).toEqual(source);
  });
});
