import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { serverDay } from '#src/lib/time/calendar-date.ts';
import { inLooks } from '#tests/support/looks.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const LIST = '/backstage/content/industry-news/list';
const PAGE = 'GET /news/page';
const DAY = 86_400_000;

const ago = (days: number) => serverDay(Date.now() - days * DAY);
const findFilter = () => screen.findByRole('combobox', { name: '发布时间' });
const findDialog = () => screen.findByRole('dialog', { name: '发布时间' });
const year = (name: string) =>
  within(screen.getByRole('group', { name })).getByRole('spinbutton', { name: '年份' });

/** What the calls for a page asked for, as far as days go. */
const asked = () =>
  mock.db.requests.of(PAGE).map(({ url }) => {
    const query = new URL(url).searchParams;
    return `${query.get('from') ?? ''}/${query.get('to') ?? ''}`;
  });

beforeAll(async () => {
  // Compiled before a test waits for it.
  await import('#src/features/news/news-list-page.tsx');
  await import('#src/admin/list/filters/date-range-popover.tsx');
}, 120_000);

describe('the range of days of a list', () => {
  it('B7: a preset narrows the list and is called by its name, the URL holds its dates', async () => {
    const { user, router } = await renderApp(LIST, { as: 'admin' });
    const filter = await findFilter();
    expect(filter).toHaveValue('全部');
    expect(filter).toHaveAttribute('aria-expanded', 'false');
    await user.click(filter);
    const dialog = within(await findDialog());
    expect(filter).toHaveAttribute('aria-expanded', 'true');
    await user.click(dialog.getByRole('button', { name: '近 7 天' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(filter).toHaveValue('近 7 天'));
    expect(router.state.location.search).toBe(`?from=${ago(6)}&to=${ago(0)}`);
    expect(filter).toHaveFocus();
    await waitFor(() => expect(asked().at(-1)).toBe(`${ago(6)}/${ago(0)}`));
  });

  it('B7: an address of yesterday’s preset shows the same days today, by their dates', async () => {
    await renderApp(`${LIST}?from=${ago(7)}&to=${ago(1)}`, { as: 'admin' });
    expect(await findFilter()).toHaveValue(`${ago(7)} – ${ago(1)}`);
    await waitFor(() => expect(asked()).toEqual([`${ago(7)}/${ago(1)}`]));
  });

  it('B7: an address may have one day alone, or an invalid day', async () => {
    const { router } = await renderApp(`${LIST}?from=2026-01-05`, { as: 'admin' });
    const filter = await findFilter();
    expect(filter).toHaveValue('2026-01-05 起');
    await router.navigate(`${LIST}?to=2026-01-05`);
    await waitFor(() => expect(filter).toHaveValue('2026-01-05 止'));
    await router.navigate(`${LIST}?from=yesterday`);
    await waitFor(() => expect(filter).toHaveValue('全部'));
  });

  it('I6: English has the day first, here as in the fields', async () => {
    await renderApp(`${LIST}?from=2026-01-05&to=2026-02-06`, { as: 'admin', language: 'en' });
    const filter = await screen.findByRole('combobox', { name: 'Publish time' });
    expect(filter).toHaveValue('05/01/2026 – 06/02/2026');
  });

  it('B7: a custom range applies day by day, but not while a year is being typed', async () => {
    const { user, router } = await renderApp(LIST, { as: 'admin' });
    const filter = await findFilter();
    await user.click(filter);
    await user.click(within(await findDialog()).getByRole('button', { name: '自定义' }));
    await user.click(year('开始日期'));
    await user.keyboard('20260105');
    await waitFor(() => expect(router.state.location.search).toBe('?from=2026-01-05'));
    await user.click(year('结束日期'));
    await user.keyboard('20260206');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?from=2026-01-05&to=2026-02-06'),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(filter).toHaveValue('2026-01-05 – 2026-02-06'));
    await waitFor(() => expect(asked().at(-1)).toBe('2026-01-05/2026-02-06'));
    expect(asked().filter((days) => /000|002/.test(days))).toEqual([]);
  });

  it('B7: a range that ends before it begins says so, and applies once it is corrected', async () => {
    const { user, router } = await renderApp(`${LIST}?from=2026-01-05&to=2026-02-06`, {
      as: 'admin',
    });
    await user.click(await findFilter());
    await findDialog();
    await user.click(year('开始日期'));
    await user.keyboard('2027');
    const from = screen.getByRole('group', { name: '开始日期' });
    await waitFor(() => expect(from).toHaveAccessibleDescription('开始日期不能晚于结束日期'));
    expect(router.state.location.search).toBe('?from=2026-01-05&to=2026-02-06');

    await user.click(year('结束日期'));
    await user.keyboard('2028');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?from=2027-01-05&to=2028-02-06'),
    );
    expect(screen.queryByText('开始日期不能晚于结束日期')).not.toBeInTheDocument();
  });

  it('B7: a day beyond what the calendar offers says so, and is not asked for', async () => {
    const { user, router } = await renderApp(LIST, { as: 'admin' });
    await user.click(await findFilter());
    await user.click(within(await findDialog()).getByRole('button', { name: '自定义' }));
    await user.click(year('开始日期'));
    await user.keyboard('18000105');
    const from = screen.getByRole('group', { name: '开始日期' });
    await waitFor(() => expect(from).toHaveAccessibleDescription('请输入有效的日期'));
    expect(router.state.location.search).toBe('');

    await user.click(year('开始日期'));
    await user.keyboard('2026');
    await waitFor(() => expect(router.state.location.search).toBe('?from=2026-01-05'));
    expect(asked().filter((days) => days.startsWith('1800'))).toEqual([]);
  });

  it('B7: the calendar icon in the field opens it, too', async () => {
    const { user } = await renderApp(LIST, { as: 'admin' });
    const icon = (await findFilter()).parentElement?.querySelector('svg');
    if (!icon) throw new Error('The field has no icon');
    await user.click(icon);
    expect(await findDialog()).toBeVisible();
  });

  it('B7: it is cleared where it stands, and the focus stays there', async () => {
    const { user, router } = await renderApp(`${LIST}?from=2026-01-05&status=1`, { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: '清除「发布时间」' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=1'));
    const filter = await findFilter();
    await waitFor(() => expect(filter).toHaveValue('全部'));
    expect(filter).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(inLooks(['{Enter}', ' ', '{ArrowDown}'], (key) => key === '{ArrowDown}'))(
    'B7: works from the keyboard: %s',
    async (key) => {
      const { user, router } = await renderApp(LIST, { as: 'admin' });
      (await findFilter()).focus();
      await user.keyboard(key);
      const dialog = within(await findDialog());
      await user.tab();
      expect(dialog.getByRole('button', { name: '近 7 天' })).toHaveFocus();
      await user.keyboard('{ArrowRight}{Enter}');
      await waitFor(() =>
        expect(router.state.location.search).toBe(`?from=${ago(29)}&to=${ago(0)}`),
      );
      await waitFor(async () => expect(await findFilter()).toHaveFocus());
    },
  );

  it('B10: the access log has it as well, by the time of the visits', async () => {
    await renderApp(`/backstage/system/access-log/list?from=${ago(29)}&to=${ago(0)}`, {
      as: 'admin',
    });
    expect(await screen.findByRole('combobox', { name: '访问时间' })).toHaveValue('近 30 天');
  });
});
