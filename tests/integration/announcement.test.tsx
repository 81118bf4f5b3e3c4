import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const AREA = '/backstage/site/announcement';
const LIST = `${AREA}/list`;
const DAY = 24 * 3_600_000;

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

function announcement(id: number) {
  const found = mock.db.announcements.find(id);
  if (!found) throw new Error(`The mock has no announcement ${id}`);
  return found;
}

async function row(title: string) {
  const item = (await screen.findByText(title)).closest('li');
  if (!item) throw new Error(`No row ${title}`);
  return within(item);
}

const titles = () =>
  screen
    .getAllByRole('link', { name: /^编辑「/ })
    .map((link) => /「(.+)」/.exec(link.getAttribute('aria-label') ?? '')?.[1]);

async function openEdit(id: number) {
  const app = await renderApp(`${AREA}/${id}/edit`, { as: 'admin' });
  return { ...app, title: await screen.findByRole('textbox', { name: /^标题/ }) };
}

describe('the way to the announcements', () => {
  it('R11: is the search, because they are not in the side menu', async () => {
    const { user, router } = await renderApp('/backstage', { as: 'admin' });
    await screen.findByRole('link', { name: '友情链接', hidden: true });
    expect(screen.queryByRole('link', { name: '公告', hidden: true })).not.toBeInTheDocument();

    await user.keyboard('{Control>}k{/Control}');
    const field = within(await screen.findByRole('dialog')).getByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('gonggao');
    expect(await screen.findByRole('option', { name: /^发布公告/ })).toBeVisible();
    expect(screen.getByRole('option', { name: /^公告/ })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: '公告' })).toBeVisible();
    expect(router.state.location.pathname).toBe(LIST);
  });
});

describe('list', () => {
  it('R11: marks what is pinned, scheduled and expired, and says when', async () => {
    Object.assign(announcement(1), { pinned: true, expireTime: inDays(6.2) });
    Object.assign(announcement(2), { publishTime: inDays(3.2), expireTime: '' });
    Object.assign(announcement(3), { publishTime: inDays(-9.2), expireTime: inDays(-2.2) });
    Object.assign(announcement(4), { publishTime: inDays(-5.2), expireTime: '' });
    await renderApp(LIST, { as: 'admin' });

    const pinned = await row(announcement(1).title);
    expect(pinned.getByText('置顶')).toBeVisible();
    expect(pinned.getByText('6天后失效')).toHaveAttribute('datetime', announcement(1).expireTime);
    expect(pinned.getByText('显示')).toBeVisible();

    const scheduled = await row(announcement(2).title);
    expect(scheduled.getByText('待发布')).toBeVisible();
    expect(scheduled.queryByText('显示')).not.toBeInTheDocument();
    expect(scheduled.getByText('3天后发布')).toHaveAttribute(
      'title',
      expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    );
    expect(scheduled.getByText(/长期有效/)).toBeVisible();

    const expired = await row(announcement(3).title);
    expect(expired.getByText('已到期')).toBeVisible();
    expect(expired.queryByText('显示')).not.toBeInTheDocument();
    expect(expired.getByText('前天失效')).toBeVisible();

    const running = await row(announcement(4).title);
    expect(running.getByText('5天前发布')).toBeVisible();
    expect(running.queryByText(/置顶|待发布|已到期/)).not.toBeInTheDocument();
  });

  it('B1: puts what is pinned first, then the newest, as visitors see them', async () => {
    Object.assign(announcement(1), { pinned: false });
    Object.assign(announcement(5), { pinned: true });
    await renderApp(LIST, { as: 'admin' });
    await screen.findByText(announcement(5).title);
    const byTime = mock.db.announcements
      .all()
      .filter(({ id }) => id !== 5)
      .toSorted((one, other) => other.publishTime.localeCompare(one.publishTime));
    expect(titles()).toEqual([announcement(5), ...byTime].map(({ title }) => title));
  });

  it('B7: is narrowed by type and status, which stand in the URL', async () => {
    const { user, router } = await renderApp(`${LIST}?type=bulletin`, { as: 'admin' });
    await screen.findByText(announcement(3).title);
    expect(new Set(titles())).toEqual(new Set([3, 4, 7].map((id) => announcement(id).title)));
    await user.click(screen.getByRole('combobox', { name: '状态' }));
    await user.click(await screen.findByRole('option', { name: '隐藏' }));
    await waitFor(() => expect(titles()).toEqual([announcement(7).title]));
    const search = new URLSearchParams(router.state.location.search);
    expect(Object.fromEntries(search)).toEqual({ type: 'bulletin', status: '1' });
  });

  it('B1: the quick filter reads the text too, but not its markup', async () => {
    Object.assign(announcement(4), { content: '<p class="lead">序列号登记</p>' });
    const { user } = await renderApp(LIST, { as: 'admin' });
    const search = await screen.findByRole('searchbox', { name: '搜索' });
    await user.type(search, '号登记{Enter}');
    await waitFor(() => expect(titles()).toEqual([announcement(4).title]));
    await user.clear(search);
    await user.type(search, 'class{Enter}');
    expect(await screen.findByText('没有符合条件的内容')).toBeVisible();
  });
});

describe('form', () => {
  it('B2: it has to expire after it is published; the message disappears when the publish time is cleared', async () => {
    Object.assign(announcement(1), { publishTime: inDays(10), expireTime: inDays(9) });
    const { user, db } = await openEdit(1);
    const expiry = await screen.findByRole('group', { name: '失效时间' });
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(expiry).toHaveAccessibleDescription('失效时间要晚于发布时间'));
    expect(db.requests.of('PUT /notice/update')).toHaveLength(0);

    await user.click(screen.getAllByRole('button', { name: '清除' })[0] ?? expiry);
    await waitFor(() => expect(expiry).toHaveAccessibleDescription('留空表示长期有效'));
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(announcement(1).publishTime).toBe('');
  });

  it('B2: a time outside 1900 to 2099 is refused before it is sent', async () => {
    Object.assign(announcement(1), { publishTime: inDays(-9), expireTime: '' });
    const { user, db } = await openEdit(1);
    const time = await screen.findByRole('group', { name: '发布时间' });
    await user.click(within(time).getByRole('spinbutton', { name: '年份' }));
    await user.keyboard('1850');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(time).toHaveAccessibleDescription('请输入有效的日期'));
    expect(db.requests.of('PUT /notice/update')).toHaveLength(0);
  });

  it('B2: an expired announcement says that visitors no longer see it, until its end is cleared', async () => {
    Object.assign(announcement(1), { publishTime: inDays(-9), expireTime: inDays(-2) });
    const { user } = await openEdit(1);
    await screen.findByRole('group', { name: '失效时间' });
    expect(await screen.findByText(/^已于 .+ 结束，访客不再看到$/)).toBeVisible();
    expect(screen.queryByText('访客可以看到')).not.toBeInTheDocument();
    const [, expiry] = screen.getAllByRole('button', { name: '清除' });
    if (!expiry) throw new Error('Nothing to take the end away with');
    await user.click(expiry);
    expect(await screen.findByText('访客可以看到')).toBeVisible();
  });

  it('B2: type and pinning are saved', async () => {
    const { user } = await openEdit(2);
    await user.click(screen.getByRole('switch', { name: '置顶' }));
    await user.click(screen.getByRole('combobox', { name: '类型' }));
    await user.click(await screen.findByRole('option', { name: '公告' }));
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(announcement(2)).toMatchObject({ pinned: true, type: 'bulletin' });
  });

  it('P6: visitors can open a published announcement at once', async () => {
    const { user, router, title } = await openEdit(1);
    await user.clear(title);
    await user.type(title, '维护改到下周日');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await screen.findByText(SAVED);
    await router.navigate('/home?notice=1');
    expect(await screen.findByRole('dialog', { name: '维护改到下周日' })).toBeVisible();
  });
});
