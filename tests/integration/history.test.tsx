import { screen, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const AREA = '/backstage/content/development-history';
const LIST = `${AREA}/list`;
const PAGE = 'GET /develop/page';

function entry(id: number) {
  const found = mock.db.history.find(id);
  if (!found) throw new Error(`The mock has no history entry ${id}`);
  return found;
}

/** Query of the last request for a page. */
function lastQuery() {
  const last = mock.db.requests.of(PAGE).at(-1);
  return Object.fromEntries(new URL(last?.url ?? 'http://none').searchParams);
}

/** Opens the form of the entry, with this date. */
async function openForm(date: string) {
  Object.assign(entry(1), { date });
  const app = await renderApp(`${AREA}/1/edit`, { as: 'admin' });
  await screen.findByRole('textbox', { name: /^标题/ });
  return app;
}

const save = () => screen.getByRole('button', { name: SAVE });
const precision = (name: string) =>
  within(screen.getByRole('group', { name: '时间精确到' })).getByRole('button', { name });
/** Values of the sections of the date field: year, month, day. */
const parts = () =>
  within(screen.getByRole('group', { name: /^时间$/ }))
    .getAllByRole('spinbutton')
    .map((part) => part.textContent);

async function saved(user: UserEvent) {
  await user.click(save());
  expect(await screen.findByText(SAVED)).toBeVisible();
  return entry(1).date;
}

beforeAll(async () => {
  // Compiled here, so that the first test does not time out.
  await import('#src/features/history/history-list-page.tsx');
}, 120_000);

describe('list', () => {
  it('R13: the newest stands first, each date as exact as it is known', async () => {
    Object.assign(entry(1), { date: '2098-08-08' });
    Object.assign(entry(2), { date: '2098-09' });
    Object.assign(entry(3), { date: '2099' });
    await renderApp(LIST, { as: 'admin' });
    await screen.findByText('2099');
    const [, ...rows] = screen.getAllByRole('row');
    expect(lastQuery()).toMatchObject({ sortField: 'date', sortOrder: 'desc' });
    expect(rows[0]).toHaveTextContent('2099');
    expect(rows[1]).toHaveTextContent('2098-09');
    expect(rows[2]).toHaveTextContent('2098-08-08');
  });

  it('R13: dates follow the language', async () => {
    Object.assign(entry(1), { date: '2098-08-08' });
    Object.assign(entry(2), { date: '2098-09' });
    await renderApp(LIST, { as: 'admin', language: 'en' });
    expect(await screen.findByText('08 Aug 2098')).toBeVisible();
    expect(screen.getByText('Sep 2098')).toBeVisible();
  });

  it('B1: on a phone the rows are cards with date and actions', async () => {
    Object.assign(entry(1), { date: '2098-08' });
    await renderApp(LIST, { as: 'admin', width: 360 });
    const list = await screen.findByRole('list', { name: '发展历程' });
    const [first] = within(list).getAllByRole('listitem');
    if (!first) throw new Error('No card');
    expect(within(first).getByText('2098-08')).toBeVisible();
    expect(within(first).getByRole('link', { name: `编辑「${entry(1).title}」` })).toBeVisible();
  });
});

describe('date', () => {
  it('R13: the form opens as exact as the date is', async () => {
    await openForm('2018-09');
    expect(precision('月')).toBePressed();
    expect(parts()).toEqual(['2018', '09']);
    expect(screen.getByText('时间轴上显示为 2018年9月')).toBeVisible();
  });

  it('R13: month and day survive a switch to a coarser precision and back, and nothing is unsaved then', async () => {
    const { user } = await openForm('2018-08-08');
    await user.click(precision('年'));
    expect(parts()).toEqual(['2018']);
    expect(screen.getByText('时间轴上显示为 2018年')).toBeVisible();
    expect(screen.getByText('有未保存的修改')).toBeVisible();
    await user.click(precision('月'));
    expect(parts()).toEqual(['2018', '08']);
    await user.click(precision('日'));
    expect(parts()).toEqual(['2018', '08', '08']);
    expect(await screen.findByText('没有修改')).toBeVisible();
  });

  it('R13: another year keeps the month and day it had', async () => {
    const { user } = await openForm('2018-08-08');
    await user.click(precision('年'));
    await user.click(screen.getByRole('spinbutton', { name: '年份' }));
    await user.keyboard('2016');
    await user.click(precision('日'));
    expect(await saved(user)).toBe('2016-08-08');
  });

  it.each([
    ['年', '2018'],
    ['月', '2018-08'],
    ['日', '2018-08-08'],
  ])('R13: with precision %s it is stored as %s', async (name, stored) => {
    const { user } = await openForm('2018-08-08');
    if (name === '日') await user.type(screen.getByRole('textbox', { name: /^标题/ }), '！');
    await user.click(precision(name));
    expect(await saved(user)).toBe(stored);
  });

  it('R13: a year that gets a month and a day starts with 1 January, which is shown', async () => {
    const { user } = await openForm('2018');
    await user.click(precision('日'));
    expect(parts()).toEqual(['2018', '01', '01']);
    expect(screen.getByText('时间轴上显示为 2018年1月1日')).toBeVisible();
    expect(await saved(user)).toBe('2018-01-01');
  });

  it('R13: 29 February never becomes a date that does not exist', async () => {
    const { user } = await openForm('2016-02-29');
    await user.click(precision('年'));
    await user.click(screen.getByRole('spinbutton', { name: '年份' }));
    await user.keyboard('2017');
    await user.click(precision('日'));
    expect(await saved(user)).toBe('2017-01-01');
  });

  it('B2: a missing date, one without its year and one outside 1900 to 2099 are refused', async () => {
    const { user, db } = await openForm('2018-09');
    await user.click(screen.getByRole('spinbutton', { name: '年份' }));
    await user.keyboard('{Backspace}');
    await user.click(save());
    expect((await screen.findAllByText('请输入有效的日期'))[0]).toBeVisible();
    await user.click(screen.getByRole('spinbutton', { name: '月份' }));
    await user.keyboard('{Backspace}');
    expect((await screen.findAllByText('此项为必填'))[0]).toBeVisible();
    await user.click(screen.getByRole('spinbutton', { name: '年份' }));
    await user.keyboard('1850');
    await user.click(save());
    expect((await screen.findAllByText('请输入有效的日期'))[0]).toBeVisible();
    expect(db.requests.of('PUT /develop/update')).toHaveLength(0);
  });
});
