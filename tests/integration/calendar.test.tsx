import { screen, waitFor, within } from '@testing-library/dom';
import dayjs from 'dayjs';
import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { findToast } from './end-toast.ts';

const PAGE = '/backstage/calendar';
const TODAY = dayjs().hour(15).minute(30).second(0).millisecond(0);

function news(id: number) {
  const found = mock.db.news.find(id);
  if (!found) throw new Error(`The mock has no news ${id}`);
  return found;
}

beforeEach(() => {
  mock.db.news.replace({
    ...news(1),
    title: '今天发布的',
    status: 0,
    publishTime: TODAY.toISOString(),
  });
});

const entry = (name: RegExp) => screen.findByRole('link', { name });
const dayOf = (element: HTMLElement) =>
  element.closest('ol > li')?.querySelector('time')?.getAttribute('dateTime');

it('shows what begins and ends by month and week, each leading to its field', async () => {
  const { user } = await renderApp(PAGE, { as: 'admin' });
  const today = await entry(/^行业新闻「今天发布的」，.+ 发布$/);
  expect(dayOf(today)).toBe(TODAY.format('YYYY-MM-DD'));
  expect(today).toHaveAttribute(
    'href',
    '/backstage/content/industry-news/1/edit#field-publishTime',
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(TODAY.format('YYYY年M月'));
  expect(screen.getAllByText(/拖/)).toHaveLength(1);
  await expectNoAxeViolations(screen.getByRole('main'));

  await user.click(screen.getByRole('button', { name: '周' }));
  expect(within(screen.getByRole('main')).getAllByRole('list')[0]?.children).toHaveLength(7);
  await user.click(screen.getByRole('button', { name: '下一周' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /「今天发布的」/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: '今天' }));
  expect(await entry(/「今天发布的」/)).toBeVisible();
});

it('an entry is moved to another day by keys at the same time of day, and undo moves it back', async () => {
  const { user } = await renderApp(PAGE, { as: 'admin' });
  (await entry(/「今天发布的」/)).focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const tomorrow = TODAY.add(1, 'day');
  await waitFor(() => expect(news(1).publishTime).toBe(tomorrow.toISOString()));
  const moved = await entry(/「今天发布的」/);
  expect(dayOf(moved)).toBe(tomorrow.format('YYYY-MM-DD'));
  expect(moved).toHaveFocus();
  const toast = (await screen.findByText(/^「今天发布的」改到 .+ 发布$/)).closest('li');
  if (!toast) throw new Error('There is no toast');
  await user.click(within(toast).getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(news(1).publishTime).toBe(TODAY.toISOString()));
});

it('an entry whose new day is not saved goes back, with the reason', async () => {
  const { user } = await renderApp(PAGE, {
    as: 'admin',
    faults: { 'PUT /news/update': '500' },
  });
  (await entry(/「今天发布的」/)).focus();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(await screen.findByText('「今天发布的」没有改期')).toBeVisible();
  await waitFor(async () =>
    expect(dayOf(await entry(/「今天发布的」/))).toBe(TODAY.format('YYYY-MM-DD')),
  );
});

it('a record does not end before it begins', async () => {
  const [notice] = mock.db.announcements.all();
  if (!notice) throw new Error('The mock has no announcement');
  mock.db.announcements.replace({
    ...notice,
    title: '短公告',
    status: 0,
    publishTime: TODAY.subtract(1, 'day').toISOString(),
    expireTime: TODAY.toISOString(),
  });
  const { user } = await renderApp(PAGE, { as: 'admin' });
  (await entry(/「短公告」，.+ 结束$/)).focus();
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(await screen.findByText('「短公告」的结束时间要晚于发布时间，没有改期')).toBeVisible();
});

it('a type that is not read says so, and is read again', async () => {
  const { user, db } = await renderApp(PAGE, { as: 'admin', faults: { 'GET /news/page': '403' } });
  const alert = await screen.findByText(/^未能读取：行业新闻。/);
  db.faults.clear();
  const box = alert.closest('[role="alert"]');
  if (!(box instanceof HTMLElement)) throw new Error('There is no alert');
  await user.click(within(box).getByRole('button', { name: '重试：行业新闻' }));
  expect(await entry(/「今天发布的」/)).toBeVisible();
});

it('an honor ends on its last day, and is moved to another day', async () => {
  const [honor] = mock.db.honors.all();
  if (!honor) throw new Error('The mock has no honor');
  const day = TODAY.date(15);
  Object.assign(honor, { name: '换证', status: 0, validUntil: day.format('YYYY-MM-DD') });
  const { user } = await renderApp(PAGE, { as: 'admin' });
  const end = await entry(/^荣誉资质「换证」，.+ 结束$/);
  expect(dayOf(end)).toBe(day.format('YYYY-MM-DD'));
  end.focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const next = day.add(1, 'day').format('YYYY-MM-DD');
  await waitFor(() => expect(mock.db.honors.find(honor.id)?.validUntil).toBe(next));
});

it('a record whose deletion can still be undone is left out', async () => {
  const { user, router } = await renderApp('/backstage/content/industry-news/list', {
    as: 'admin',
  });
  await user.click(await screen.findByRole('button', { name: '删除「今天发布的」' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: '删除' }));
  const toast = await findToast('已删除「今天发布的」');
  await router.navigate(PAGE);
  await screen.findByRole('heading', { level: 2, name: TODAY.format('YYYY年M月') });
  await waitFor(() => expect(screen.queryByText('正在读取…')).toBeNull());
  expect(screen.queryByRole('link', { name: /「今天发布的」/ })).toBeNull();
  await user.click(toast.getByRole('button', { name: '撤销' }));
  expect(await entry(/「今天发布的」/)).toBeVisible();
});
