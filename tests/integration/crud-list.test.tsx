import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { STATUS } from '#src/api/fields/status.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVED } from '#tests/support/save-button.ts';
import { findToast } from './end-toast.ts';
import { saveAnd } from './save-and.ts';

// What all lists can do, shown with the news; the common path stands in the contract test.

const LIST = '/backstage/content/industry-news/list';

async function openList(search = '', faults: Record<string, string> = {}) {
  const app = await renderApp(LIST + search, { as: 'admin', faults });
  await screen.findAllByRole('link', { name: /^编辑「/ });
  return app;
}

async function selectAll(user: UserEvent) {
  const [box] = await screen.findAllByRole('checkbox', { name: /^(选择「|选择行)/ });
  if (box) await user.click(box);
  await user.click(await screen.findByRole('button', { name: /^选择全部/ }));
  await screen.findByRole('region', { name: '批量操作' });
}

/** Selects the first rows, and returns their titles. */
async function chooseFirst(user: UserEvent, count: number): Promise<string[]> {
  const boxes = await screen.findAllByRole('checkbox', { name: /^选择行/ });
  for (const box of boxes.slice(0, count)) await user.click(box);
  const links = screen.getAllByRole('link', { name: /^编辑「/ }).slice(0, count);
  return links.map((link) => /「(.+)」/.exec(link.ariaLabel ?? '')?.[1] ?? '');
}

function newsOf(title: string) {
  const found = mock.db.news.all().find((news) => news.title === title);
  if (!found) throw new Error(`The mock has no news ${title}`);
  return found;
}

/** Sets a field of the selected: opens its dialog, fills it, and confirms. */
async function setField(
  user: UserEvent,
  name: string,
  fill: (dialog: ReturnType<typeof within>) => Promise<void>,
) {
  await user.click(within(bar()).getByRole('button', { name: '批量设置' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  const dialog = within(await screen.findByRole('alertdialog', { name: `设置「${name}」` }));
  await fill(dialog);
  await user.click(dialog.getByRole('button', { name: '设置' }));
  return dialog;
}

const bar = () => screen.getByRole('region', { name: '批量操作' });
const count = (categoryId: number) =>
  mock.db.news.all().filter((news) => news.categoryId === categoryId).length;

describe('bulk actions', () => {
  it('B7: all matching rows are selected and hidden, a failed one is retried, and the list is read once after each run', async () => {
    const { user, db } = await openList('?categoryId=1');
    const total = count(1);
    expect(total).toBeGreaterThan(20);
    await selectAll(user);
    expect(await screen.findByText(`已选择 ${total} 项`)).toBeVisible();

    await user.click(within(bar()).getByRole('button', { name: '隐藏' }));
    const dialog = await screen.findByRole('alertdialog', { name: '确认隐藏' });
    db.faults.set('PUT /news/update', '500', { times: 1 });
    const reads = db.requests.of('GET /news/page').length;
    await user.click(within(dialog).getByRole('button', { name: '隐藏' }));
    expect(await within(dialog).findByText(/服务器出现问题/)).toBeVisible();
    expect(dialog).toHaveAccessibleName('隐藏');
    await user.click(await within(dialog).findByRole('button', { name: '重试' }));
    expect(await screen.findByText(`已隐藏 ${total} 项`)).toBeVisible();

    const hidden = db.news.all().filter((news) => news.categoryId === 1);
    expect(hidden.every(({ status }) => status === STATUS.hidden)).toBe(true);
    expect(hidden[0]?.content).not.toBe('');
    // Once after each run.
    await waitFor(() => expect(db.requests.of('GET /news/page')).toHaveLength(reads + 2));
  });

  it('B7: undo gives each record its former value, except where a colleague has changed it since', async () => {
    const { user, db } = await openList('?size=10');
    const chosen = await chooseFirst(user, 3);
    const statuses = [STATUS.hidden, STATUS.shown, STATUS.shown];
    chosen.forEach((title, at) => Object.assign(newsOf(title), { status: statuses[at] }));
    const now = () => chosen.map((title) => newsOf(title).status);
    await user.click(within(bar()).getByRole('button', { name: '隐藏' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: '隐藏' }),
    );
    const toast = await findToast('已隐藏 3 项');
    expect(db.requests.of('PUT /news/update')).toHaveLength(2);
    expect(now()).toEqual([STATUS.hidden, STATUS.hidden, STATUS.hidden]);
    Object.assign(newsOf(chosen[2] ?? ''), { status: null });
    await user.click(toast.getByRole('button', { name: '撤销' }));
    expect(await screen.findByText('已撤销')).toBeVisible();
    expect(now()).toEqual([STATUS.hidden, STATUS.shown, null]);
  });

  it('B7: an undo that fails for some records says for which and why, and can be retried', async () => {
    const { user, db } = await openList('?size=10');
    const chosen = await chooseFirst(user, 2);
    const now = () => chosen.map((title) => newsOf(title).pinned);
    await setField(user, '置顶', (dialog) => user.click(dialog.getByRole('radio', { name: '是' })));
    const toast = await findToast('已设置 2 项的「置顶」');
    expect(now()).toEqual([true, true]);
    db.faults.set('PUT /news/update', '403');
    await user.click(toast.getByRole('button', { name: '撤销' }));
    const failure = await findToast('有 2 项没有撤销');
    expect(failure.getAllByRole('listitem')[0]).toHaveTextContent(/：您没有执行此操作的权限。$/);
    db.faults.clear();
    await user.click(failure.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('已撤销')).toBeVisible();
    expect(now()).toEqual([false, false]);
  });

  it('B7: a field is set for the selected records, with a result for each; their other fields stay', async () => {
    const { user, db } = await openList('?size=10&categoryId=1');
    const chosen = await chooseFirst(user, 2);
    const now = () => chosen.map((title) => newsOf(title));
    Object.assign(now()[0] ?? {}, { summary: '同事写的摘要' });
    db.faults.set('PUT /news/update', '409', {
      times: 1,
      body: { success: false, message: '正在审核' },
    });
    const dialog = await setField(user, '分类', async (open) => {
      await user.click(open.getByRole('button', { name: '设置' }));
      expect(open.getByRole('combobox', { name: '分类' })).toHaveAccessibleDescription(
        '此项为必填',
      );
      await user.click(open.getByRole('combobox', { name: '分类' }));
      const [, second] = await screen.findAllByRole('option');
      if (second) await user.click(second);
    });
    const results = within(await dialog.findByRole('list', { name: '每一项的结果' }));
    expect(await results.findByText('正在审核')).toBeVisible();
    expect(await results.findByText('已完成')).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: '重试' }));
    await findToast('已设置 2 项的「分类」');
    expect(now().map(({ categoryId }) => categoryId)).toEqual([2, 2]);
    expect(now()[0]?.summary).toBe('同事写的摘要');
  });

  it('B7: a stopped bulk action says how far it came, and can be continued', async () => {
    const { user, db } = await openList('?categoryId=1');
    await selectAll(user);
    await user.click(within(bar()).getByRole('button', { name: '隐藏' }));
    const dialog = await screen.findByRole('alertdialog');
    db.faults.set('PUT /news/update', 'hold');
    await user.click(within(dialog).getByRole('button', { name: '隐藏' }));
    await user.click(await within(dialog).findByRole('button', { name: '停止' }));
    const goOn = await within(dialog).findByRole('button', { name: '继续' });
    expect(within(dialog).queryByText(/^确定隐藏/)).toBeNull();
    // What was under way comes to its end first.
    expect(goOn).toBeDisabled();
    db.faults.clear();
    db.faults.release();
    await waitFor(() => expect(goOn).toBeEnabled());
    expect(within(dialog).getAllByText('未处理').length).toBeGreaterThan(0);
    await user.click(goOn);
    expect(await screen.findByText(`已隐藏 ${count(1)} 项`)).toBeVisible();
  });
});

describe('history', () => {
  const address = (router: { state: { location: { search: string } } }) =>
    router.state.location.search;

  it('B7: Back goes page by page and filter by filter, and the selection stays', async () => {
    const { user, router } = await openList('?size=10');
    await chooseFirst(user, 1);
    await user.click(screen.getByRole('button', { name: /下一页/ }));
    await waitFor(() => expect(address(router)).toBe('?size=10&page=2'));
    await user.click(screen.getByRole('button', { name: /下一页/ }));
    await waitFor(() => expect(address(router)).toBe('?size=10&page=3'));
    await user.click(screen.getByRole('combobox', { name: '状态' }));
    await user.click(await screen.findByRole('option', { name: '显示' }));
    await waitFor(() => expect(address(router)).toBe('?size=10&status=0'));

    for (const before of ['?size=10&page=3', '?size=10&page=2', '?size=10']) {
      await router.navigate(-1);
      await waitFor(() => expect(address(router)).toBe(before));
    }
    expect(await screen.findByText(/^第 1 条到第 10 条/)).toBeVisible();
    expect(screen.getByText('已选择 1 项')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^反选行/ })).toBeChecked();
  });

  it('B7: all that is typed until the field is left is one entry of the history, and Back shows the words of the address', async () => {
    const { user, router } = await openList();
    const field = screen.getByRole('searchbox', { name: '搜索' });
    await user.type(field, '温{Enter}');
    await waitFor(() => expect(address(router)).toBe(`?q=${encodeURIComponent('温')}`));
    await user.type(field, '室{Enter}');
    await waitFor(() => expect(address(router)).toBe(`?q=${encodeURIComponent('温室')}`));
    await user.click(screen.getByRole('combobox', { name: '状态' }));
    await user.click(await screen.findByRole('option', { name: '显示' }));
    await waitFor(() => expect(address(router)).toContain('status=0'));
    await user.clear(field);
    await user.type(field, '传感{Enter}');
    await waitFor(() => expect(address(router)).toContain(encodeURIComponent('传感')));

    await router.navigate(-1);
    await waitFor(() => expect(field).toHaveValue('温室'));
    await router.navigate(-1);
    await waitFor(() => expect(address(router)).toBe(`?q=${encodeURIComponent('温室')}`));
    await router.navigate(-1);
    await waitFor(() => expect(address(router)).toBe(''));
    await waitFor(() => expect(field).toHaveValue(''));
  });
});

it('B7: on a phone the filters are in a sheet that says how many are set and how many rows they find', async () => {
  const { user, router } = await renderApp(`${LIST}?from=2020-01-01&to=2030-01-01`, {
    as: 'admin',
    width: 360,
  });
  await screen.findAllByRole('link', { name: /^编辑「/ });
  expect(screen.queryByRole('combobox', { name: '状态' })).not.toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: '搜索' })).toBeVisible();
  // A range of days is one filter.
  await user.click(screen.getByRole('button', { name: '筛选 · 1' }));
  const sheet = within(await screen.findByRole('dialog', { name: '筛选' }));
  await user.click(sheet.getByRole('combobox', { name: '状态' }));
  await user.click(await screen.findByRole('option', { name: '隐藏' }));
  const hidden = mock.db.news.all().filter(({ status }) => status === STATUS.hidden).length;
  expect(await sheet.findByRole('button', { name: `查看 ${hidden} 条` })).toBeVisible();
  await user.click(sheet.getByRole('button', { name: '重置' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await user.click(
    await sheet.findByRole('button', { name: `查看 ${mock.db.news.all().length} 条` }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: '筛选' })).toHaveFocus();
});

describe('export', () => {
  afterEach(() => vi.restoreAllMocks());

  it('B7: saves every matching row with the columns as they are shown', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) saved.push(file);
      return 'blob:saved';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = await openList('?categoryId=1');
    await user.click(screen.getByRole('button', { name: '更多工具' }));
    await user.click(screen.getByRole('button', { name: '导出表格（CSV）' }));
    expect(await screen.findByText(`已导出 ${count(1)} 条`)).toBeVisible();
    const text = await saved[0]?.text();
    expect(text?.trim().split('\r\n')).toHaveLength(count(1) + 1);
    expect(text).toMatch(/标题,分类,状态/);
    expect(text).toMatch(/,\d{4}-\d{2}-\d{2} \d{2}:\d{2},/);
  });
});

describe('columns', () => {
  it('B7: a hidden column stays hidden when the list is opened again', async () => {
    const { user, router } = await openList();
    await user.click(screen.getByRole('button', { name: '更多工具' }));
    await user.click(screen.getByRole('button', { name: '列设置' }));
    const dialog = await screen.findByRole('dialog', { name: '列设置' });
    await user.click(within(dialog).getByRole('checkbox', { name: '选择「分类」' }));
    await user.click(within(dialog).getByRole('button', { name: '紧凑' }));
    await user.click(within(dialog).getByRole('button', { name: '完成' }));
    await waitFor(() =>
      expect(screen.queryByRole('columnheader', { name: '分类' })).not.toBeInTheDocument(),
    );
    await router.navigate('/backstage/site/friendly-link/list');
    await screen.findByRole('heading', { level: 1, name: '友情链接' });
    await router.navigate(LIST);
    expect(await screen.findByRole('columnheader', { name: '标题' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: '分类' })).not.toBeInTheDocument();
  });
});

describe('views', () => {
  it('B7: a view of the list is saved under a name, chosen, opened by default, renamed and deleted', async () => {
    const { user, router } = await openList('?categoryId=1&page=2');
    await user.click(screen.getByRole('button', { name: '更多工具' }));
    await user.click(screen.getByRole('button', { name: '常用筛选' }));
    let dialog = await screen.findByRole('dialog', { name: '常用筛选' });
    const current = within(dialog).getByRole('textbox', { name: '给现在的筛选起个名字' });
    await user.click(current);
    await user.paste('𠮷'.repeat(31));
    await user.keyboard('{Enter}');
    expect(current).toHaveAccessibleDescription('最多 30 个字符');
    await user.clear(current);
    await user.paste('𠮷'.repeat(30));
    await user.keyboard('{Enter}');
    expect(
      await within(dialog).findByRole('button', { name: `删除「${'𠮷'.repeat(30)}」` }),
    ).toBeVisible();
    await user.type(
      within(dialog).getByRole('textbox', { name: '给现在的筛选起个名字' }),
      '公司新闻{Enter}',
    );
    await user.click(
      await within(dialog).findByRole('button', { name: '打开列表时使用「公司新闻」' }),
    );
    await user.click(within(dialog).getByRole('button', { name: '全部内容' }));
    await waitFor(() => expect(router.state.location.search).toBe('?view=all'));

    await router.navigate(LIST);
    await waitFor(() => expect(router.state.location.search).toBe('?categoryId=1'));

    await user.click(await screen.findByRole('button', { name: '更多工具' }));
    await user.click(screen.getByRole('button', { name: '常用筛选' }));
    dialog = await screen.findByRole('dialog', { name: '常用筛选' });
    await user.click(within(dialog).getByRole('button', { name: '重命名「公司新闻」' }));
    const name = within(dialog).getByRole('textbox', { name: '名称' });
    await user.clear(name);
    await user.type(name, '第一类{Enter}');
    await user.click(await within(dialog).findByRole('button', { name: '删除「第一类」' }));
    await waitFor(() => expect(within(dialog).queryByText('第一类')).not.toBeInTheDocument());
  });
});

describe('neighbours', () => {
  it('B7: lead from record to record of the filtered list, across its pages', async () => {
    const { user, router } = await openList('?categoryId=1&size=10');
    const links = await screen.findAllByRole('link', { name: /^编辑「/ });
    const last = links.at(-1);
    if (last) await user.click(last);
    expect(await screen.findByText(`第 10 条，共 ${count(1)} 条`)).toBeVisible();
    const here = router.state.location.pathname;
    await user.click(screen.getByRole('button', { name: '下一条' }));
    expect(await screen.findByText(`第 11 条，共 ${count(1)} 条`)).toBeVisible();
    expect(router.state.location.pathname).not.toBe(here);
    await user.click(screen.getByRole('button', { name: '上一条' }));
    expect(await screen.findByText(`第 10 条，共 ${count(1)} 条`)).toBeVisible();
    expect(router.state.location.pathname).toBe(here);
  });

  it('B2: a save leads on to the next record of the filtered list, and after the last to the list', async () => {
    const [some] = mock.db.news.all();
    if (!some) throw new Error('The mock has no news');
    for (const id of ['a', 'b', 'c']) {
      const title = `连着改的资讯 ${id}`;
      mock.db.news.insert(() => ({ ...some, id, title, publishTime: '2020-01-01T00:00:00.000Z' }));
    }
    const search = `?q=${encodeURIComponent('连着改的资讯')}`;
    const { user, router, db } = await openList(search);
    const [first] = screen.getAllByRole('link', { name: /^编辑「/ });
    if (first) await user.click(first);
    const title = () => screen.findByRole('textbox', { name: /^标题/ });
    await screen.findByText('第 1 条，共 3 条');
    await user.type(await title(), '！');
    await saveAnd(user, '保存并下一条');
    expect(await screen.findByText('第 2 条，共 3 条')).toBeVisible();
    await user.type(await title(), '！');
    await user.click(screen.getByRole('button', { name: '更新并下一条' }));
    expect(await screen.findByText('第 3 条，共 3 条')).toBeVisible();
    expect(db.requests.of('PUT /news/update')).toHaveLength(2);
    // None is left, and the button says so.
    await title();
    await user.click(await screen.findByRole('button', { name: '更新' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
    expect(router.state.location.search).toBe(search);
  });

  it('B3: a save whose next record cannot be read is a save: the reason is said, and the list opens', async () => {
    const { user, router, db } = await openList('?categoryId=1&size=10');
    const links = await screen.findAllByRole('link', { name: /^编辑「/ });
    const last = links.at(-1);
    if (last) await user.click(last);
    await user.type(await screen.findByRole('textbox', { name: /^标题/ }), '！');
    db.faults.set('GET /news/page', '500');
    await saveAnd(user, '保存并下一条');
    expect((await screen.findAllByText(/服务器出现问题/))[0]).toBeVisible();
    expect(screen.getByText(SAVED)).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
  });

  it('B7: lead to records whose ids are any texts', async () => {
    const [some] = mock.db.news.all();
    if (!some) throw new Error('The mock has no news');
    const odd = { 'a/1?b=c': '斜杠编号的资讯', '50% #2': '百分号编号的资讯' };
    for (const [id, title] of Object.entries(odd)) {
      mock.db.news.insert(() => ({ ...some, id, title }));
    }
    const { user } = await openList(`?q=${encodeURIComponent('编号的资讯')}`);
    const [first, second] = [...screen.getAllByRole('link', { name: /^编辑「.*编号的资讯」/ })];
    expect(second).toBeVisible();
    if (first) await user.click(first);
    const title = async () => {
      const field = await screen.findByRole('textbox', { name: /^标题/ });
      return field instanceof HTMLTextAreaElement ? field.value : field.getAttribute('value');
    };
    const opened = await title();
    expect(Object.values(odd)).toContain(opened);
    await user.click(await screen.findByRole('button', { name: '下一条' }));
    await waitFor(async () => expect(await title()).not.toBe(opened));
    expect(Object.values(odd)).toContain(await title());
  });
});

it('B7: the key / searches, N opens a new form and ? lists the keys, but not while somebody types', async () => {
  const { user, router } = await openList();
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: '键盘快捷键' });
  expect(help).toHaveTextContent('新建一条N');
  await user.keyboard('n');
  await user.click(within(help).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(help).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe(LIST);

  await user.keyboard('/n?');
  expect(screen.getByRole('searchbox', { name: '搜索' })).toHaveValue('n?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('{Tab}n');
  expect(await screen.findByRole('heading', { level: 1, name: '发布新闻' })).toBeVisible();
});
