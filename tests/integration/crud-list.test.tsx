import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { STATUS } from '#src/api/status.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';

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

const bar = () => screen.getByRole('region', { name: '批量操作' });
const count = (categoryId: number) =>
  mock.db.news.all().filter((news) => news.categoryId === categoryId).length;

describe('bulk actions', () => {
  it('B7: all that match are selected and hidden, what failed is tried again, the list read once', async () => {
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

  it('B7: what is stopped says what was done and can go on', async () => {
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
    await user.click(screen.getByRole('button', { name: '导出 CSV' }));
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
  it('B7: the state is kept under a name, chosen, opened by default, renamed, deleted', async () => {
    const { user, router } = await openList('?categoryId=1&page=2');
    await user.click(screen.getByRole('button', { name: '视图' }));
    let dialog = await screen.findByRole('dialog', { name: '视图' });
    await user.type(
      within(dialog).getByRole('textbox', { name: '保存当前视图' }),
      '公司新闻{Enter}',
    );
    await user.click(
      await within(dialog).findByRole('button', { name: '打开列表时使用「公司新闻」' }),
    );
    await user.click(within(dialog).getByRole('button', { name: '全部内容' }));
    await waitFor(() => expect(router.state.location.search).toBe('?view=all'));

    await router.navigate(LIST);
    await waitFor(() => expect(router.state.location.search).toBe('?categoryId=1'));

    await user.click(await screen.findByRole('button', { name: '视图' }));
    dialog = await screen.findByRole('dialog', { name: '视图' });
    await user.click(within(dialog).getByRole('button', { name: '重命名「公司新闻」' }));
    const name = within(dialog).getByRole('textbox', { name: '视图名称' });
    await user.clear(name);
    await user.type(name, '第一类{Enter}');
    await user.click(await within(dialog).findByRole('button', { name: '删除视图「第一类」' }));
    await waitFor(() => expect(within(dialog).queryByText('第一类')).not.toBeInTheDocument());
  });
});

describe('neighbours', () => {
  it('B7: lead from record to record inside the filter, over the border of a page', async () => {
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

  it('B7: an id may be any text', async () => {
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
      return field.getAttribute('value');
    };
    const opened = await title();
    expect(Object.values(odd)).toContain(opened);
    await user.click(await screen.findByRole('button', { name: '下一条' }));
    await waitFor(async () => expect(await title()).not.toBe(opened));
    expect(Object.values(odd)).toContain(await title());
  });
});

it('B7: keys of their own look for something, add something and name each other, but not while somebody types', async () => {
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
