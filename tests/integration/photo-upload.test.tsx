import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { onlineManager } from '@tanstack/react-query';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { exifSegment, jpegBytes, photoFile, pngBytes } from '#tests/support/picture-files.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const AREA = '/backstage/column/photo-management';
const CALL = 'POST /file';

beforeEach(letPicturesLoad);
// Compiles the page's chunk before a test waits for it.
beforeAll(() => import('#src/features/photo/upload/upload-page.tsx'), 120_000);

async function openUpload() {
  const app = await renderApp(`${AREA}/upload`, { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: '上传图片' });
  return app;
}

function drop(files: File[]) {
  fireEvent.drop(screen.getByRole('group', { name: '添加图片' }), {
    dataTransfer: {
      files,
      items: files.map((file) => ({ kind: 'file', getAsFile: () => file })),
      types: ['Files'],
    },
  });
}

const row = async (name: string) => {
  const text = await screen.findByText(name);
  const found = text.closest('li');
  if (!found) throw new Error(`${name} stands in no row`);
  return within(found);
};
const summary = (text: string) => screen.findByRole('heading', { level: 2, name: text });
const sent = () => mock.db.requests.of(CALL).length;
const newest = () => mock.db.photos.all().at(-1);

describe('the page', () => {
  it.each([AREA, `${AREA}/upload`])('R12: %s shows it', async (path) => {
    await renderApp(path, { as: 'admin' });
    expect(await screen.findByRole('heading', { level: 1, name: '上传图片' })).toBeVisible();
    expect(screen.getByRole('link', { name: '查看已上传的图片' })).toHaveAttribute(
      'href',
      `${AREA}/download`,
    );
  });

  it('B4: has no accessibility violations, with files in every state', async () => {
    mock.db.faults.set(CALL, '500', { times: 1 });
    const { container } = await openUpload();
    const photo = photoFile(1);
    drop([photo, photo, new File(['x'], 'a.txt')]);
    await summary('失败 1 张，不符合要求 1 张，跳过重复 1 张');
    await expectNoAxeViolations(container);
  });
});

describe('uploading', () => {
  it('B4: a name with signs that addresses give a meaning is sent without them', async () => {
    await openUpload();
    drop([photoFile(1, '50% off #1?.jpg')]);
    await summary('已上传 1 张');
    expect(newest()?.name).toMatch(/^50-off-1\.\w+$/);
  });

  it('B4: a category of 30 rare characters is taken, and of a longer one no picture is added', async () => {
    const { user } = await openUpload();
    const category = screen.getByRole('combobox', { name: /^分类/ });
    await user.click(category);
    await user.paste('𠮷'.repeat(31));
    expect(category).toHaveAccessibleDescription('最多 30 个字符');
    drop([photoFile(1)]);
    expect(await screen.findByText('分类最多 30 个字符，图片没有添加。')).toBeVisible();
    await user.clear(category);
    await user.paste('𠮷'.repeat(30));
    drop([photoFile(1)]);
    await summary('已上传 1 张');
    expect(newest()?.category).toBe('𠮷'.repeat(30));
  });

  it('B4: of many files one fails, and only that one is sent again; the result is announced', async () => {
    mock.db.faults.set(CALL, '500', { times: 1 });
    const { user } = await openUpload();
    drop(Array.from({ length: 8 }, (_, index) => photoFile(index + 1)));
    await summary('已上传 7 张，失败 1 张');
    expect(screen.getByText('上传结束：已上传 7 张，失败 1 张').closest('output')).not.toBeNull();
    expect(sent()).toBe(8);

    await user.click(screen.getByRole('button', { name: '重试失败的 1 张' }));
    await summary('已上传 8 张');
    expect(sent()).toBe(9);
    expect(mock.db.photos.all()).toHaveLength(208);
  });

  it('B4: a failed one says why and can be tried again by itself', async () => {
    mock.db.faults.set(CALL, '413', { times: 1, body: { success: false, message: '磁盘已满' } });
    const { user } = await openUpload();
    drop([photoFile(1)]);
    const failed = await row('照片1.jpg');
    expect(await failed.findByText('磁盘已满')).toBeVisible();
    await user.click(failed.getByRole('button', { name: '重试: 照片1.jpg' }));
    expect(await failed.findByText(/^已上传 ·/)).toBeVisible();
  });

  it('B4: three files are sent at a time, the others wait', async () => {
    mock.db.faults.set(CALL, 'hang');
    await openUpload();
    drop(Array.from({ length: 8 }, (_, index) => photoFile(index + 1)));
    await waitFor(() => expect(sent()).toBe(3));
    await waitFor(() => expect(screen.getAllByText(/^等待上传/)).toHaveLength(5));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('正在上传，已完成 0 / 8');
    expect(screen.getAllByRole('progressbar', { name: /^正在上传 照片/ })).toHaveLength(3);
  });

  it('B4: files can be chosen too, and are sent with their category', async () => {
    const { user, container } = await openUpload();
    await user.type(screen.getByRole('combobox', { name: '分类（选填）' }), '展会');
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('No input for files');
    await user.upload(input, [photoFile(1)]);
    await summary('已上传 1 张');
    expect(newest()).toMatchObject({ name: '照片1.webp', category: '展会', type: 'image/webp' });
  });

  it('B4: a category in use can be picked', async () => {
    const { user } = await openUpload();
    await user.click(screen.getByRole('combobox', { name: '分类（选填）' }));
    const before = newest();
    const category = before?.category ?? '';
    await user.click(await screen.findByRole('option', { name: category }));
    drop([photoFile(1)]);
    await summary('已上传 1 张');
    expect(newest()?.id).not.toBe(before?.id);
    expect(newest()).toMatchObject({ category });
  });

  it('B4: pasted pictures are uploaded; pasted text is left alone', async () => {
    await openUpload();
    const data = (files: File[]) => ({ clipboardData: { files } });
    expect(fireEvent.paste(document.body, data([]))).toBe(true);
    expect(fireEvent.paste(document.body, data([photoFile(1, '截图.png')]))).toBe(false);
    expect(await (await row('截图.png')).findByText(/^已上传/)).toBeVisible();
    expect(newest()).toMatchObject({ name: '截图.webp', type: 'image/webp' });
  });

  it('B4: waits while there is no network, and goes on', async () => {
    onTestFinished(() => onlineManager.setOnline(true));
    await openUpload();
    onlineManager.setOnline(false);
    drop([photoFile(1)]);
    expect(await screen.findByText('网络已断开，恢复后会自动继续上传。')).toBeVisible();
    expect(await (await row('照片1.jpg')).findByText(/^等待上传/)).toBeVisible();
    expect(sent()).toBe(0);
    onlineManager.setOnline(true);
    await summary('已上传 1 张');
  });
});

describe('what is sent', () => {
  it('B4: is the original on request, without where it was taken', async () => {
    const { user } = await openUpload();
    const original = screen.getByRole('checkbox', { name: '保留原图的尺寸和格式' });
    expect(original).toHaveAccessibleDescription(/拍摄地点等信息仍会去掉/);
    await user.click(original);
    const file = new File([jpegBytes(1, exifSegment(6))], '现场.jpg', { type: 'image/jpeg' });
    drop([file]);
    await summary('已上传 1 张');
    expect(newest()).toMatchObject({ name: '现场.jpg', type: 'image/jpeg' });
    const stored = await mock.db.files.get(newest()?.url.split('/').at(-1) ?? '');
    const text = new TextDecoder('latin1').decode(stored?.bytes);
    expect(text).toContain('Exif');
    expect(text).not.toContain('GPS');
  });

  it('B4: is scaled down where it is larger than any layout, and the saved size is shown', async () => {
    const size = vi.spyOn(globalThis, 'createImageBitmap');
    size.mockImplementation(() => Promise.resolve({ width: 4000, height: 3000, close: () => {} }));
    onTestFinished(() => size.mockRestore());
    const draw = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    onTestFinished(() => draw.mockRestore());
    await openUpload();
    const large = new File([jpegBytes(1), new Uint8Array(4_100_000)], 'IMG_1.jpg');
    drop([large]);
    expect(await screen.findByText('已上传 · 4.1 MB → 0 kB · WebP')).toBeVisible();
    expect(draw.mock.contexts[0]).toMatchObject({ width: 2560, height: 1920 });
    expect(newest()).toMatchObject({ name: 'IMG_1.webp', type: 'image/webp' });
  });

  it('B4: unfit files are refused with a message before anything is sent', async () => {
    await openUpload();
    const gif = new File(['GIF89a', new Uint8Array(10 * 1024 * 1024)], '动画.gif');
    drop([
      new File(['hello'], '说明.jpg', { type: 'image/jpeg' }),
      new File([], '空.png', { type: 'image/png' }),
      new File(['\0\0\0\u0018ftypheic\0\0\0\0mif1heic'], 'IMG_2.HEIC'),
      new File(['<svg/>'], '标志.svg', { type: 'image/svg+xml' }),
      gif,
    ]);
    await summary('不符合要求 5 张');
    expect((await row('说明.jpg')).getByText(/^说明.jpg 不是支持的图片格式/)).toBeVisible();
    expect((await row('空.png')).getByText('空.png 是空文件。')).toBeVisible();
    expect((await row('IMG_2.HEIC')).getByText(/请先转换为 JPG/)).toBeVisible();
    expect((await row('标志.svg')).getByText(/^标志.svg 是 SVG 文件，可能含有脚本/)).toBeVisible();
    expect(
      (await row('动画.gif')).getByText('动画.gif 超过 10 MB，请压缩后再上传。'),
    ).toBeVisible();
    expect(sent()).toBe(0);
  });

  it('B4: a damaged picture is refused with a message too', async () => {
    const size = vi.spyOn(globalThis, 'createImageBitmap');
    size.mockRejectedValue(new DOMException('The source image could not be decoded'));
    onTestFinished(() => size.mockRestore());
    await openUpload();
    drop([new File([pngBytes([['IDAT', 'broken']])], '坏.png')]);
    expect(await (await row('坏.png')).findByText('坏.png 已损坏，无法打开。')).toBeVisible();
    expect(sent()).toBe(0);
  });

  it('B4: a file that was sent already is skipped, also after its row was removed, and sent on request', async () => {
    const { user } = await openUpload();
    const photo = photoFile(1);
    drop([photo, photo]);
    await summary('已上传 1 张，跳过重复 1 张');
    expect(sent()).toBe(1);
    await user.click(screen.getByRole('button', { name: '清除已处理的' }));
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();

    drop([photo]);
    const again = await row('照片1.jpg');
    expect(await again.findByText(/^这张图片已经添加过，已跳过/)).toBeVisible();
    await user.click(again.getByRole('button', { name: '仍然上传: 照片1.jpg' }));
    await summary('已上传 1 张');
    expect(sent()).toBe(2);
  });
});

describe('cancelling', () => {
  it('B4: one upload stops at once, the next one starts, and it can be sent again', async () => {
    mock.db.faults.set(CALL, 'hang', { times: 1 });
    const { user } = await openUpload();
    drop([photoFile(1)]);
    await waitFor(() => expect(sent()).toBe(1));
    const cancelled = await row('照片1.jpg');
    await user.click(cancelled.getByRole('button', { name: '取消上传: 照片1.jpg' }));
    expect(await cancelled.findByText(/^已取消/)).toBeVisible();
    expect(screen.getByText('照片1.jpg').closest('li')).toHaveFocus();
    await user.click(cancelled.getByRole('button', { name: '重新上传: 照片1.jpg' }));
    await summary('已上传 1 张');
  });

  it('B4: all uploads stop at once; a row can be removed from the list', async () => {
    mock.db.faults.set(CALL, 'hang');
    const { user } = await openUpload();
    drop(Array.from({ length: 5 }, (_, index) => photoFile(index + 1)));
    await waitFor(() => expect(sent()).toBe(3));
    await user.click(screen.getByRole('button', { name: '全部取消' }));
    await summary('已取消 5 张');
    await user.click(screen.getByRole('button', { name: '移除: 照片2.jpg' }));
    await summary('已取消 4 张');
    expect(screen.getByRole('region', { name: '上传进度' })).toHaveFocus();
  });

  it('B4: leaving while uploads run asks first', async () => {
    mock.db.faults.set(CALL, 'hang');
    const { user, router } = await openUpload();
    drop([photoFile(1)]);
    await waitFor(() => expect(sent()).toBe(1));
    await user.click(screen.getByRole('link', { name: '查看已上传的图片' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('还有图片正在上传，离开后将停止。')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: '继续上传' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(router.state.location.pathname).toBe(`${AREA}/upload`);

    await user.click(screen.getByRole('link', { name: '查看已上传的图片' }));
    await user.click(await screen.findByRole('button', { name: '离开' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${AREA}/download`));
  });

  it('B4: no file is held in memory once the page is left', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const given = vi.spyOn(URL, 'revokeObjectURL');
    onTestFinished(() => {
      made.mockRestore();
      given.mockRestore();
    });
    const { unmount } = await openUpload();
    drop([photoFile(1), photoFile(2)]);
    await summary('已上传 2 张');
    expect(made.mock.calls.length).toBeGreaterThanOrEqual(2);
    unmount();
    // Those of the test before may be revoked late.
    const revoked = given.mock.calls.map(([url]) => url);
    expect(revoked).toEqual(expect.arrayContaining(made.mock.results.map(({ value }) => value)));
  });
});
