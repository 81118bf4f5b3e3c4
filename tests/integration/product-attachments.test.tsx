import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { layOutRows } from '#tests/support/rows.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const AREA = '/backstage/content/products';
const TITLE = '土壤温湿度传感器';

beforeEach(letPicturesLoad);
beforeAll(async () => {
  // ProseMirror needs it, and jsdom lacks it.
  Object.assign(document, { elementFromPoint: () => null });
  await import('#src/features/product/product-form-page.tsx');
  await import('#src/admin/editor/rich-text-editor.tsx');
}, 120_000);

const attachments = () => mock.db.products.find(1)?.attachments ?? [];
const titlesOf = (rows: { title: string }[]) => rows.map(({ title }) => title);
const area = async () => within(await screen.findByRole('group', { name: '资料下载' }));
const titles = async () =>
  (await area())
    .getAllByRole('textbox', { name: /^资料名称/ })
    .map((one) => (one instanceof HTMLInputElement ? one.value : ''));
const row = async (title: string) => within((await area()).getByRole('group', { name: title }));
const chooser = () => screen.findByLabelText('资料下载', { selector: 'input' });
const save = () => screen.getByRole('button', { name: SAVE });

/** Unlike a chooser, what is dropped may have any ending. */
async function drop(...files: File[]) {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  fireEvent.drop(await chooser(), { dataTransfer: { files, items, types: ['Files'] } });
}

it('R13: files are uploaded in the order of choosing, described by their names, corrected and saved', async () => {
  const { user, db } = await renderApp(`${AREA}/1/edit`, { as: 'admin' });
  const before = attachments();
  await user.upload(await chooser(), [
    new File(['%PDF-1.4'], '选型手册 V3.pdf'),
    new File(['AC1032'], 'outline.dwg'),
  ]);
  await waitFor(async () => expect(await titles()).toHaveLength(before.length + 2));
  expect(db.requests.of('POST /file')).toHaveLength(2);
  const manual = await row('选型手册 V3');
  expect(manual.getByRole('textbox', { name: '版本' })).toHaveValue('V3');
  expect(manual.getByText(/PDF · /)).toBeVisible();
  const title = (await row('outline')).getByRole('textbox', { name: /^资料名称/ });
  await user.clear(title);
  await user.type(title, '外形图');
  await user.click(save());
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(attachments().slice(0, before.length)).toEqual(before);
  expect(attachments().slice(before.length)).toEqual([
    expect.objectContaining({
      title: '选型手册 V3',
      kind: 'manual',
      type: 'application/pdf',
      size: 8,
    }),
    expect.objectContaining({ title: '外形图', kind: 'drawing', type: 'image/vnd.dwg' }),
  ]);
});

it('R13: what the server would refuse is said before anything is sent', async () => {
  const { user, db } = await renderApp(`${AREA}/1/edit`, { as: 'admin' });
  await drop(
    new File(['MZ'], 'setup.exe'),
    new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.pdf'),
    new File([], 'empty.pdf'),
  );
  const alert = await (await area()).findByRole('alert');
  expect(alert).toHaveTextContent('setup.exe 的格式不能上传，请使用 PDF, DOC');
  expect(alert).toHaveTextContent('large.pdf 超过 10 MB，不能上传');
  expect(alert).toHaveTextContent('empty.pdf 是空文件');
  expect(db.requests.of('POST /file')).toHaveLength(0);
  await user.click(within(alert).getByRole('button'));
  expect((await area()).queryByRole('alert')).not.toBeInTheDocument();
});

it('R13: at most twenty files, and those that are too many are named', async () => {
  const { db } = await renderApp(`${AREA}/1/edit`, { as: 'admin' });
  const room = 20 - attachments().length;
  await drop(
    ...Array.from({ length: room + 2 }, (_none, index) => new File(['x'], `${index}.pdf`)),
  );
  expect(await (await area()).findByText('最多 20 份资料，有 2 份没有添加。')).toBeVisible();
  await waitFor(async () => expect(await titles()).toHaveLength(20));
  expect(db.requests.of('POST /file')).toHaveLength(room);
});

it('R13: an upload that fails says why and can be tried again', async () => {
  const { user, db } = await renderApp(`${AREA}/1/edit`, { as: 'admin' });
  db.faults.set('POST /file', '413', { times: 1 });
  await user.upload(await chooser(), [new File(['%PDF-1.4'], '手册.pdf')]);
  const list = await area();
  expect(await list.findByRole('alert')).toHaveTextContent('手册.pdf 上传失败');
  await user.click(list.getByRole('button', { name: '重试: 手册.pdf' }));
  expect(await list.findByRole('group', { name: '手册' })).toBeVisible();
});

it('R13: a file is removed, and comes back once to its place with undo', async () => {
  const { user } = await renderApp(`${AREA}/1/edit`, { as: 'admin' });
  const before = titlesOf(attachments());
  await user.click((await area()).getByRole('button', { name: `移除「${before[1]}」` }));
  expect(await titles()).toEqual(before.filter((_title, index) => index !== 1));
  // The editor has an undo of its own.
  const toast = (await screen.findByText(/^已移除/)).closest('li') ?? document.body;
  await user.dblClick(within(toast).getByRole('button', { name: '撤销' }));
  expect(await titles()).toEqual(before);
  await user.click((await area()).getByRole('button', { name: `移除「${before[1]}」` }));
  await user.click(save());
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(titlesOf(attachments())).toEqual(before.filter((_title, index) => index !== 1));
});

it('R13: files are put in order by keyboard, with fields that only the server knows', async () => {
  layOutRows();
  const rows = attachments();
  Object.assign(rows[0] ?? {}, { checksum: 'abc', kind: 'datasheet' });
  const { user } = await renderApp(`${AREA}/1/edit`, { as: 'admin' });
  const [first = '', second = '', ...others] = titlesOf(rows);
  (await area()).getByRole('button', { name: `移动「${first}」` }).focus();
  await user.keyboard(' ');
  await screen.findByText(/^已拿起/);
  await user.keyboard('{ArrowDown}');
  await screen.findByText(/移到第 2 位/);
  await user.keyboard(' ');
  await waitFor(async () => expect(await titles()).toEqual([second, first, ...others]));
  expect((await row(first)).getByRole('combobox', { name: '类型' })).toHaveTextContent('datasheet');
  await user.click(save());
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(titlesOf(attachments())).toEqual([second, first, ...others]);
  expect(attachments()[1]).toMatchObject({ checksum: 'abc', kind: 'datasheet' });
});

it('B2: a file without a title is not saved; the summary leads to its field', async () => {
  const { user, db } = await renderApp(`${AREA}/1/edit`, { as: 'admin' });
  const title = (await row(`${TITLE}使用说明书`)).getByRole('textbox', { name: /^资料名称/ });
  await user.clear(title);
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: '第 1 份资料的名称' }));
  expect(title).toHaveFocus();
  expect(db.requests.of('PUT /product/update')).toHaveLength(0);
});

it('B4: a document is no picture of the library', async () => {
  const [photo] = mock.db.photos.all();
  if (!photo) throw new Error('The mock has no photo');
  const createTime = mock.db.now().toISOString();
  const document = { name: '说明书.pdf', url: '/api/files/900.pdf', type: 'application/pdf' };
  mock.db.photos.insert((id) => ({ ...photo, ...document, id, createTime }));
  await renderApp('/backstage/column/photo-management/download', { as: 'admin' });
  expect((await screen.findAllByText(/\.avif$/)).length).toBeGreaterThan(0);
  expect(screen.queryByText('说明书.pdf')).not.toBeInTheDocument();
});
