import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { photoFile } from '#tests/support/picture-files.ts';
import { mock } from '#tests/support/mock.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE, SAVED } from '#tests/support/save-button.ts';
import { saveAnd } from './save-and.ts';

const AREA = '/backstage/content/industry-news';
const LIST = `${AREA}/list`;
const PAGE = 'GET /news/page';

function news(id: number) {
  const found = mock.db.news.find(id);
  if (!found) throw new Error(`The mock has no news ${id}`);
  return found;
}

/** Query of the last request for a page. */
function lastQuery() {
  const last = mock.db.requests.of(PAGE).at(-1);
  return Object.fromEntries(new URL(last?.url ?? 'http://none').searchParams);
}

async function openForm(path: string) {
  const app = await renderApp(`${AREA}/${path}`, { as: 'admin' });
  const title = await screen.findByRole('textbox', { name: /^标题/ });
  return { ...app, title };
}

beforeAll(async () => {
  // ProseMirror needs it, and jsdom lacks it.
  Object.assign(document, { elementFromPoint: () => null });
  // Compiled here, so that the first test does not time out.
  await import('#src/features/news/news-list-page.tsx');
  await import('#src/features/news/news-form-page.tsx');
  await import('#src/admin/editor/rich-text-editor.tsx');
}, 120_000);

const save = () => screen.getByRole('button', { name: SAVE });

describe('list', () => {
  it('B1: the server pages; page and size stand in the URL and in the calls', async () => {
    const { user, router } = await renderApp(LIST, { as: 'admin' });
    expect(await screen.findByText('第 1 条到第 20 条，共 120 条')).toBeVisible();
    expect(lastQuery()).toMatchObject({
      pageNo: '1',
      pageSize: '20',
      sortField: 'publishTime',
      sortOrder: 'desc',
    });
    await user.click(screen.getByRole('button', { name: '下一页' }));
    expect(await screen.findByText('第 21 条到第 40 条，共 120 条')).toBeVisible();
    expect(router.state.location.search).toBe('?page=2');
    await waitFor(() => expect(lastQuery()).toMatchObject({ pageNo: '2', pageSize: '20' }));

    await user.click(screen.getByRole('combobox', { name: /每页/ }));
    await user.click(await screen.findByRole('option', { name: '50' }));
    expect(await screen.findByText('第 1 条到第 50 条，共 120 条')).toBeVisible();
    expect(router.state.location.search).toBe('?size=50');
  });

  it('B1: turning the page sends one call at once; the old rows stay with a loading sign until the new ones arrive', async () => {
    const { user, db } = await renderApp(LIST, { as: 'admin' });
    await screen.findByText('第 1 条到第 20 条，共 120 条');
    const [first] = screen.getAllByRole('link', { name: /^编辑「/ });
    db.requests.clear();
    db.faults.set(PAGE, 'hold', { times: 1 });
    const isLate: boolean[] = [];
    const task = { isOver: false };
    const send = window.fetch;
    const sent = vi.spyOn(window, 'fetch').mockImplementation((...call) => {
      isLate.push(task.isOver);
      return send(...call);
    });
    onTestFinished(() => sent.mockRestore());

    fireEvent.click(screen.getByRole('button', { name: '下一页' }));
    setImmediate(() => {
      task.isOver = true;
    });
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    await waitFor(() => expect(isLate).toEqual([false]));
    expect(first).toBeInTheDocument();

    db.faults.release();
    expect(await screen.findByText('第 21 条到第 40 条，共 120 条')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(first).not.toBeInTheDocument();
    expect(db.requests.of(PAGE)).toHaveLength(1);

    const [next] = screen.getAllByRole('link', { name: /^编辑「/ });
    await user.hover(next ?? document.body);
    expect(await screen.findByRole('tooltip', { name: '编辑' })).toBeVisible();
  });

  it('B7: selecting rows of a later page stays on that page', async () => {
    const { user, router } = await renderApp(`${LIST}?page=3`, { as: 'admin' });
    await screen.findByText('第 41 条到第 60 条，共 120 条');
    await user.click(await screen.findByRole('checkbox', { name: /全选/ }));
    expect(await screen.findByText('已选择 20 项')).toBeVisible();
    expect(router.state.location.search).toBe('?page=3');
    expect(mock.db.requests.of(PAGE)).toHaveLength(1);
  });

  it('B7: an address past the last page leads to the last one', async () => {
    const { router } = await renderApp(`${LIST}?page=99`, { as: 'admin' });
    expect(await screen.findByText('第 101 条到第 120 条，共 120 条')).toBeVisible();
    expect(router.state.location.search).toBe('?page=6');
  });

  it('B1: the server sorts; the column stands in the URL', async () => {
    const { user, router } = await renderApp(LIST, { as: 'admin' });
    await screen.findByText('第 1 条到第 20 条，共 120 条');
    await user.click(screen.getByRole('columnheader', { name: /^标题/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=-title'));
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({ sortField: 'title', sortOrder: 'desc' }),
    );
    await user.click(screen.getByRole('columnheader', { name: /^标题/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=title'));
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({ sortField: 'title', sortOrder: 'asc' }),
    );
  });

  it('B1: a second press counts although the rows of the first have not arrived', async () => {
    const { router } = await renderApp(LIST, { as: 'admin' });
    await screen.findByText('第 1 条到第 20 条，共 120 条');
    const next = screen.getByRole('button', { name: '下一页' });
    next.click();
    next.click();
    await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
    expect(await screen.findByText('第 41 条到第 60 条，共 120 条')).toBeVisible();
  });

  it('B7: a filter starts at the first page again', async () => {
    const { user, router } = await renderApp(`${LIST}?page=3`, { as: 'admin' });
    await user.click(await screen.findByRole('combobox', { name: '分类' }));
    await user.click(await screen.findByRole('option', { name: '技术文章' }));
    await waitFor(() => expect(router.state.location.search).toBe('?categoryId=4'));
    await waitFor(() => expect(lastQuery()).toMatchObject({ pageNo: '1', categoryId: '4' }));
  });

  it('B7: category, status and days narrow the list together, and are cleared together', async () => {
    const { user, router } = await renderApp(`${LIST}?categoryId=4&status=1&from=2020-01-31`, {
      as: 'admin',
    });
    const days = await screen.findByRole('combobox', { name: '发布时间' });
    expect(days).toHaveValue('2020-01-31 起');
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({ categoryId: '4', status: '1', from: '2020-01-31' }),
    );
    const hidden = mock.db.news.all().filter((row) => row.categoryId === 4 && row.status === 1);
    expect(await screen.findByText(new RegExp(`共 ${hidden.length} 条`))).toBeVisible();

    await user.click(screen.getByRole('button', { name: '清除筛选' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(days).toHaveValue('全部'));
  });

  it('B1: pinned and scheduled items say so', async () => {
    Object.assign(news(6), { status: 0 });
    await renderApp(LIST, { as: 'admin' });
    const row = async (id: number) => {
      const found = (await screen.findByText(news(id).title)).closest('[role="row"]');
      if (!(found instanceof HTMLElement)) throw new Error(`No row ${id}`);
      return within(found);
    };
    expect((await row(1)).getByText('待发布')).toBeVisible();
    // Still hidden from visitors.
    expect((await row(1)).queryByText('显示')).not.toBeInTheDocument();
    expect((await row(6)).getByText('置顶')).toBeVisible();
    expect((await row(6)).queryByText('待发布')).not.toBeInTheDocument();
  });

  it('B1: a hidden item is shown as hidden, whatever its publish time', async () => {
    Object.assign(news(1), { status: 1 });
    await renderApp(LIST, { as: 'admin', width: 360 });
    const card = (await screen.findByText(news(1).title)).closest('li');
    expect(card).toHaveTextContent('隐藏');
    expect(card).not.toHaveTextContent('待发布');
  });

  it('B1: on a phone the rows are cards with the same actions', async () => {
    await renderApp(LIST, { as: 'admin', width: 360 });
    const list = await screen.findByRole('list', { name: '行业新闻' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(20);
    expect(within(list).getAllByRole('link', { name: /^编辑「/ })).toHaveLength(20);
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  it('B7: the form comes back to the same page and filter', async () => {
    const { user, router } = await renderApp(`${LIST}?page=2&status=0&sort=title`, { as: 'admin' });
    const [edit] = await screen.findAllByRole('link', { name: /^编辑「/ });
    if (!edit) throw new Error('No row');
    await user.click(edit);
    await user.click(await screen.findByRole('link', { name: '取消' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
    const { search } = router.state.location;
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      page: '2',
      status: '0',
      sort: 'title',
    });
  });
});

describe('form', () => {
  it('B2: a too long text shows a message, which follows a language switch', async () => {
    const { user, db } = await openForm('3/edit');
    const summary = screen.getByRole('textbox', { name: /^摘要/ });
    await user.clear(summary);
    await user.click(summary);
    await user.paste('长'.repeat(201));
    await user.click(save());
    await waitFor(() => expect(summary).toHaveAccessibleDescription(/最多.*200/));
    expect(summary).toHaveAccessibleDescription(/201\/200/);
    expect(db.requests.of('PUT /news/update')).toHaveLength(0);

    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'English' }));
    await waitFor(() => expect(summary).toHaveAccessibleDescription(/at most 200|200 characters/i));
    expect(summary).toHaveValue('长'.repeat(201));
  });

  it('B2: a title of 100 rare characters and emoji is as long as it may be, and is saved', async () => {
    const { user, db, title } = await openForm('3/edit');
    const text = '𠮷'.repeat(60) + '👨‍👩‍👧'.repeat(40);
    await user.clear(title);
    await user.click(title);
    await user.paste(`${text}e\u0301`);
    await user.click(save());
    await waitFor(() => expect(title).toHaveAccessibleDescription(/最多 100 个字符.*101\/100/));
    expect(db.requests.of('PUT /news/update')).toHaveLength(0);

    await user.clear(title);
    await user.click(title);
    // An invisible character is not saved, and does not count.
    await user.paste(`${text}\u200B`);
    expect(title).toHaveAccessibleDescription(/100\/100/);
    await user.click(save());
    await waitFor(() => expect(news(3).title).toBe(text));
  });

  it('B2: the time set in the picker schedules the item', async () => {
    const { user } = await openForm('5/edit');
    const time = await screen.findByRole('group', { name: '发布时间' });
    const [year] = within(time).getAllByRole('spinbutton', { name: /年/ });
    if (!year) throw new Error('No year');
    await user.click(year);
    expect(screen.getByText('访客可以看到')).toBeVisible();
    await user.keyboard('2098');
    expect(await screen.findByText(/^将于 2098-\d\d-\d\d \d\d:\d\d 发布$/)).toBeVisible();
    expect(screen.queryByText('访客可以看到')).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: '在网站上显示' }));
    expect(screen.queryByText(/^将于/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: '在网站上显示' }));
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(news(5).publishTime).toMatch(/^2098-/);
    await user.type(await screen.findByRole('searchbox', { name: '搜索' }), news(5).title);
    const row = (await screen.findByText(news(5).title)).closest('[role="row"]');
    expect(row).toHaveTextContent('待发布');
  });

  it('B9: the text is edited in the form and saved as HTML', async () => {
    const { user } = await openForm('3/edit');
    const text = await waitFor(() => {
      const editor = screen.getByRole('textbox', { name: '正文' });
      expect(editor).toHaveTextContent(/有哪些不同/);
      return editor;
    });
    const data: Record<string, string> = {
      'text/html': '<p class="MsoNormal">新增<b>一段</b></p>',
    };
    fireEvent.paste(text, {
      clipboardData: {
        getData: (type: string) => data[type] ?? '',
        files: [],
        types: ['text/html'],
      },
    });
    expect(await screen.findByText('有未保存的修改')).toBeVisible();
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(news(3).content).toContain('新增<strong>一段</strong>');
    expect(news(3).content).toContain('有哪些不同');
  });

  it('B2: a cover whose upload failed can be sent again; saving waits for it', async () => {
    letPicturesLoad();
    const { user, db } = await openForm('3/edit');
    const before = news(3).cover;
    db.faults.set('POST /file', '403');
    const file = photoFile(1, '网关.png');
    await user.upload(screen.getByLabelText(/^封面/, { selector: 'input' }), file);
    expect(await screen.findByText('网关.png 上传失败')).toBeVisible();

    db.faults.set('POST /file', 'hold', { times: 1 });
    await user.click(screen.getByRole('button', { name: '重试: 网关.png' }));
    expect(await screen.findByRole('progressbar', { name: '正在上传 网关.png' })).toBeVisible();
    expect(save()).toBeDisabled();
    expect(screen.getByText('图片上传中，完成后即可保存')).toBeVisible();
    await waitFor(() => expect(db.requests.of('POST /file')).toHaveLength(2));
    db.faults.release();
    expect(await screen.findByText('网关.png 已上传')).toBeInTheDocument();
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(news(3).cover).not.toBe(before);
  });

  it('B2: tags are typed one by one, and none is added twice', async () => {
    const { user } = await openForm('3/edit');
    const tags = screen.getByRole('combobox', { name: '标签' });
    await user.type(tags, '网关，新品{Enter}边缘计算{Enter}');
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(news(3).tags).toEqual(['新品', '网关', '边缘计算']);
  });

  it('B2: a category that is gone is shown as unknown, with the server’s message beside it', async () => {
    Object.assign(news(3), { categoryId: 99 });
    const { user } = await openForm('3/edit');
    const category = screen.getByRole('combobox', { name: /^分类/ });
    await waitFor(() => expect(category).toHaveTextContent('未知（编号 99）'));
    await user.click(save());
    await waitFor(() => expect(category).toHaveAccessibleDescription('分类不存在'));
    await user.click(category);
    await user.click(await screen.findByRole('option', { name: '展会活动' }));
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(news(3).categoryId).toBe(5);
  });

  it('B3: fields and text survive a save that fails', async () => {
    const { user, db, title } = await openForm('3/edit');
    db.faults.set('PUT /news/update', '500');
    await user.type(title, '！');
    await user.click(save());
    expect(await screen.findByText(/服务器出现问题/)).toBeVisible();
    expect(title).toHaveValue(`${news(3).title}！`);
    expect(screen.getByRole('textbox', { name: '正文' })).toHaveTextContent(/有哪些不同/);
  });

  it('B8: an untouched new form is left without a question', async () => {
    const { user, router } = await openForm('new');
    await user.click(screen.getByRole('link', { name: '取消' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('B2: of a new item what is wrong is said first, then that it has no text, once', async () => {
    const { user, title, db } = await openForm('new');
    await user.click(await screen.findByRole('button', { name: '发布' }));
    expect(await screen.findAllByText('此项为必填')).not.toHaveLength(0);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.type(title, '只有标题');
    await user.click(screen.getByRole('combobox', { name: /^分类/ }));
    await user.click(await screen.findByRole('option', { name: '展会活动' }));
    await user.click(save());
    const question = await screen.findByRole('alertdialog', { name: '还没有正文，仍要发布？' });
    await user.click(within(question).getByRole('button', { name: '继续编辑' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(db.requests.of('POST /news/create')).toHaveLength(0);
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(db.requests.of('POST /news/create')).toHaveLength(1);
  });

  it('B2: an item without a text is scheduled after a question', async () => {
    const publishTime = new Date(Date.now() + 86_400_000).toISOString();
    Object.assign(news(3), { content: '', status: 0, publishTime });
    const { user, title, db } = await openForm('3/edit');
    await user.type(title, '！');
    await user.click(screen.getByRole('button', { name: '定时发布' }));
    await user.click(await screen.findByRole('button', { name: '仍然发布' }));
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(db.requests.of('PUT /news/update')).toHaveLength(1);
  });

  it('a long form leads to each of its fields', async () => {
    const { user } = await openForm('3/edit');
    await user.click(await screen.findByRole('button', { name: '跳到某一项' }));
    await user.click(await screen.findByRole('menuitem', { name: '搜索关键词' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: '搜索关键词' })).toHaveFocus());
  });

  it('B2: a new item begins, unchanged, with the category that was chosen in the one before', async () => {
    const category = () => screen.findByRole('combobox', { name: /^分类/ });
    const { user, title } = await openForm('new');
    await user.click(await category());
    await user.click(await screen.findByRole('option', { name: '展会活动' }));
    await user.type(title, '参加农博会');
    await saveAnd(user, '保存并新建');
    await user.click(await screen.findByRole('button', { name: '仍然发布' }));
    expect(await screen.findByText(SAVED)).toBeVisible();

    await waitFor(async () =>
      expect(await screen.findByRole('textbox', { name: /^标题/ })).toHaveValue(''),
    );
    await waitFor(async () => expect(await category()).toHaveTextContent('展会活动'));
    expect(screen.getByText('没有修改')).toBeVisible();
  });
});
