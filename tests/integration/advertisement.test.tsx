import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { jpegBytes, pngBytes } from '#tests/support/picture-files.ts';
import { mock } from '#tests/support/mock.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const AREA = '/backstage/site/advertisement-rota';
const LIST = `${AREA}/list`;
const DAY = 24 * 3_600_000;

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

function slide(id: number) {
  const found = mock.db.advertisements.find(id);
  if (!found) throw new Error(`The mock has no slide ${id}`);
  return found;
}

async function openEdit(id: number) {
  const app = await renderApp(`${AREA}/${id}/edit`, { as: 'admin' });
  await screen.findByRole('textbox', { name: /^标题/ });
  return app;
}

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: SAVE }));

describe('routes', () => {
  it('R8: /backstage leads to the carousel', async () => {
    const { router } = await renderApp('/backstage', { as: 'admin' });
    expect(await screen.findByRole('heading', { level: 1, name: '轮播广告' })).toBeVisible();
    expect(router.state.location.pathname).toBe(LIST);
  });

  it('R9: the index leads to the list; new and {id}/edit have pages of their own', async () => {
    const { router } = await renderApp(AREA, { as: 'admin' });
    expect(await screen.findByRole('heading', { level: 1, name: '轮播广告' })).toBeVisible();
    expect(router.state.location.pathname).toBe(LIST);
    await router.navigate(`${AREA}/new`);
    expect(await screen.findByRole('heading', { level: 1, name: '新建轮播广告' })).toBeVisible();
    await router.navigate(`${AREA}/1/edit`);
    expect(await screen.findByRole('heading', { level: 1, name: '编辑轮播广告' })).toBeVisible();
  });
});

describe('list', () => {
  const row = async (title: string) => {
    const item = (await screen.findByText(title)).closest('li');
    if (!item) throw new Error(`No row ${title}`);
    return within(item);
  };

  it('R9: a row says where it leads, whether it is shown, and whether its time has begun or ended', async () => {
    Object.assign(slide(1), { startTime: inDays(5.2) });
    Object.assign(slide(2), { endTime: inDays(8.2) });
    Object.assign(slide(6), { endTime: inDays(-100) });
    await renderApp(LIST, { as: 'admin' });

    const scheduled = await row(slide(1).title);
    expect(scheduled.getByText('待发布')).toBeVisible();
    expect(scheduled.queryByText('显示')).not.toBeInTheDocument();
    const start = await scheduled.findByText('5天后开始');
    expect(start).toHaveAttribute('datetime', slide(1).startTime);
    await waitFor(() =>
      expect(start).toHaveAttribute('title', expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)),
    );
    const running = await row(slide(2).title);
    expect(running.getByText('显示')).toBeVisible();
    expect(await running.findByText('8天后结束')).toBeVisible();
    expect(running.getByRole('link', { name: slide(2).link })).toHaveAttribute(
      'href',
      slide(2).link,
    );
    expect((await row(slide(3).title)).getByText('长期展示')).toBeVisible();
    const over = await row(slide(6).title);
    expect(over.getByText('已到期')).toBeVisible();
    expect(over.queryByText('显示')).not.toBeInTheDocument();
    expect(await over.findByText('3个月前结束')).toBeVisible();
    expect((await row(slide(7).title)).getByText('隐藏')).toBeVisible();
  });

  it('R9: an address that is not safe is text, no link', async () => {
    Object.assign(slide(1), { link: 'javascript:alert(1)' });
    await renderApp(LIST, { as: 'admin' });
    const unsafe = await row(slide(1).title);
    expect(unsafe.getByText('javascript:alert(1)')).not.toHaveAttribute('href');
  });

  it('R9: the keys that move a row save the new order and say each step', async () => {
    layOutRows();
    Object.assign(slide(1), { keptByServer: '原样保留' });
    const { user, db } = await renderApp(LIST, { as: 'admin' });
    const name = slide(1).title;
    const handle = await screen.findByRole('button', { name: `移动「${name}」` });
    handle.focus();
    await user.keyboard(' ');
    expect(
      await screen.findByText(`已拿起「${name}」，当前在第 1 位，共 7 位。`),
    ).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByText(`「${name}」移到第 2 位，共 7 位。`)).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByText(`「${name}」移到第 3 位，共 7 位。`)).toBeInTheDocument();
    await user.keyboard(' ');
    expect(await screen.findByText(`「${name}」已放在第 3 位，共 7 位。`)).toBeInTheDocument();

    expect(await screen.findByText('排序已保存')).toBeVisible();
    const order = db.advertisements.all().toSorted((one, other) => one.sort - other.sort);
    expect(order.map(({ id }) => id)).toEqual([2, 3, 1, 4, 5, 6, 7]);
    expect(slide(1)).toMatchObject({ keptByServer: '原样保留' });
  });

  it('R9: an order that cannot be saved says so and goes back', async () => {
    layOutRows();
    const { user } = await renderApp(LIST, {
      as: 'admin',
      faults: { 'PUT /scroller/update': '500' },
    });
    const names = () =>
      screen
        .getAllByRole('button', { name: /^移动「/ })
        .map((handle) => handle.getAttribute('aria-label'));
    const handle = await screen.findByRole('button', { name: `移动「${slide(1).title}」` });
    const before = names();
    handle.focus();
    await user.keyboard(' ');
    await screen.findByText(/^已拿起/);
    await user.keyboard('{ArrowDown}');
    await screen.findByText(/移到第 2 位/);
    await user.keyboard(' ');
    expect(await screen.findByText('排序未能保存')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(before));
  });

  it('R9: rows of a filtered list cannot be moved, because other rows stand between them', async () => {
    await renderApp(`${LIST}?status=1`, { as: 'admin' });
    expect(await screen.findByText(slide(7).title)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^移动「/ })).not.toBeInTheDocument();
  });
});

describe('form', () => {
  it('B2: a misleading link is refused', async () => {
    const { user, db } = await openEdit(1);
    const field = screen.getByRole('combobox', { name: '链接' });
    await user.clear(field);
    await user.type(field, '//evil.example');
    await save(user);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/请输入以 \/ 开头的站内路径/));
    expect(field).toHaveFocus();
    expect(db.requests.of('PUT /scroller/update')).toHaveLength(0);
  });

  it('B2: the end has to be later than the start; the message disappears when the start is cleared', async () => {
    Object.assign(slide(1), { startTime: inDays(10), endTime: inDays(9) });
    const { user, db } = await openEdit(1);
    const end = await screen.findByRole('group', { name: '结束时间' });
    await save(user);
    await waitFor(() => expect(end).toHaveAccessibleDescription('结束时间要晚于开始时间'));
    expect(db.requests.of('PUT /scroller/update')).toHaveLength(0);

    await user.click(screen.getAllByRole('button', { name: '清除' })[0] ?? end);
    await waitFor(() => expect(end).toHaveAccessibleDescription('留空表示长期展示'));
    await save(user);
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(slide(1).startTime).toBe('');
  });
});

describe('pictures', () => {
  beforeEach(letPicturesLoad);

  const photo = (size: number) =>
    new File([jpegBytes(1), new Uint8Array(size)], '温室.jpg', { type: 'image/jpeg' });
  const choose = async (user: UserEvent, file = photo(1000)) => {
    await user.upload(screen.getByLabelText(/^电脑端图片/, { selector: 'input' }), file);
    return screen.findByRole('dialog', { name: '裁剪图片' });
  };

  it('R9: a picture is cropped before it is sent, whatever its size', async () => {
    const { user, db } = await openEdit(1);
    const before = slide(1).image;
    const dialog = await choose(user, photo(11 * 1024 * 1024));
    expect(db.requests.of('POST /file')).toHaveLength(0);
    expect(await within(dialog).findByText('保存为 1680 × 720 像素')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: '使用这部分' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await screen.findByText('温室.webp 已上传')).toBeInTheDocument();
    await save(user);
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(slide(1).image).not.toBe(before);
    expect(slide(1).image).toContain('.webp');
  });

  it('R9: what is cropped out of a PNG stays as sharp as it was', async () => {
    const write = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    const { user } = await openEdit(1);
    const drawing = new File([pngBytes([['IDAT', 'text']])], '图纸.png', { type: 'image/png' });
    const dialog = await choose(user, drawing);
    await within(dialog).findByText('保存为 1680 × 720 像素');
    await user.click(within(dialog).getByRole('button', { name: '使用这部分' }));
    expect(await screen.findByText('图纸.webp 已上传')).toBeInTheDocument();
    // A WebP of quality 1 is lossless.
    expect(write.mock.calls.map(([, ...format]) => format)).toEqual([['image/webp', 1]]);
  });

  it('R9: a crop that would look blurred shows a warning', async () => {
    const { user } = await openEdit(1);
    const dialog = within(await choose(user));
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    dialog.getByRole('slider', { name: '缩放' }).focus();
    await user.keyboard('{ArrowRight>4/}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('不足 1600 像素');
  });

  it('R9: a chosen picture gets a focal point by keyboard without an upload; the middle is none', async () => {
    const { user, db } = await openEdit(1);
    const before = slide(1).image;
    const setFocus = async (keys: string) => {
      await user.click(screen.getByRole('button', { name: '电脑端图片: 调整图片' }));
      const dialog = await screen.findByRole('dialog', { name: '标出主体' });
      const mark = within(dialog).getByRole('slider', { name: '主体' });
      mark.focus();
      await user.keyboard(keys);
      return { dialog: within(dialog), mark };
    };
    const { dialog, mark } = await setFocus('{Shift>}{ArrowLeft}{/Shift}{ArrowDown}');
    expect(mark).toHaveAttribute('aria-valuetext', '左起 40%，上起 51%');
    const previews = dialog.getByRole('region', { name: '网站上的画面' });
    const shapes = within(previews).getAllByRole('listitem');
    expect(shapes.map(({ textContent }) => textContent)).toEqual(['电脑', '平板', '手机']);
    await expectNoAxeViolations();
    await user.click(dialog.getByRole('button', { name: '完成' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '电脑端图片: 调整图片' })).toHaveFocus(),
    );
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(slide(1).image).toBe(`${before}#focus=40-51`));

    const again = await setFocus('{Home}');
    expect(again.mark).toHaveAttribute('aria-valuetext', '左起 50%，上起 50%');
    await user.click(again.dialog.getByRole('button', { name: '完成' }));
    await save(user);
    await waitFor(() => expect(slide(1).image).toBe(before));
    expect(db.requests.of('POST /file')).toHaveLength(0);
  });

  it('R9: cancelling the crop sends nothing and keeps the old picture', async () => {
    const { user, db } = await openEdit(1);
    const dialog = await choose(user);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(db.requests.of('POST /file')).toHaveLength(0);
    expect(screen.getByText('没有修改')).toBeVisible();
  });
});

/** jsdom has no layout: gives the rows positions. */
function layOutRows() {
  const measure = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(function place(this: Element) {
      const rows = [...(this.closest('ul')?.children ?? [])];
      return new DOMRect(0, Math.max(0, rows.indexOf(this)) * 100, 800, 100);
    });
  onTestFinished(() => measure.mockRestore());
}
