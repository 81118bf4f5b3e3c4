import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const AREA = '/backstage/content/honor';
const LIST = `${AREA}/list`;
const PAGE = 'GET /honor/page';
const DAY = 86_400_000;

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const yesterday = () => new Date(Date.now() + 8 * 3_600_000 - DAY).toISOString().slice(0, 10);

function honor(id: number) {
  const found = mock.db.honors.find(id);
  if (!found) throw new Error(`The mock has no honor ${id}`);
  return found;
}

/** Query of the last request for a page. */
function lastQuery() {
  const last = mock.db.requests.of(PAGE).at(-1);
  return Object.fromEntries(new URL(last?.url ?? 'http://none').searchParams);
}

async function row(name: string) {
  const found = (await screen.findByText(name)).closest('[role="row"]');
  if (!(found instanceof HTMLElement)) throw new Error(`No row ${name}`);
  return within(found);
}

async function openForm(path: string) {
  const app = await renderApp(`${AREA}/${path}`, { as: 'admin' });
  await screen.findByRole('textbox', { name: /^名称/ });
  return app;
}

const save = () => screen.getByRole('button', { name: SAVE });

describe('list', () => {
  it('B10: is sorted by the server in the editors’ order; other columns can be sorted too', async () => {
    const { user, router } = await renderApp(LIST, { as: 'admin' });
    await row(honor(1).name);
    expect(lastQuery()).toMatchObject({ sortField: 'sort', sortOrder: 'asc' });
    await user.click(screen.getByRole('columnheader', { name: /^颁发日期/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=-date'));
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({ sortField: 'date', sortOrder: 'desc' }),
    );
  });

  it('B10: a row shows issuer, number, level and dates; the expired are marked from the next day on', async () => {
    Object.assign(honor(1), { date: '2020-03-05', validUntil: yesterday() });
    Object.assign(honor(2), { validUntil: today() });
    Object.assign(honor(3), { validUntil: '' });
    await renderApp(LIST, { as: 'admin', language: 'en' });
    const expired = await row(honor(1).name);
    expect(expired.getByText(honor(1).issuer)).toBeVisible();
    expect(expired.getByText(honor(1).certificateNo)).toBeVisible();
    expect(expired.getByText('National')).toBeVisible();
    expect(expired.getByText('05 Mar 2020')).toBeVisible();
    expect(expired.getByText('Expired')).toBeVisible();
    expect((await row(honor(2).name)).queryByText('Expired')).not.toBeInTheDocument();
    expect((await row(honor(3).name)).getByText('No expiry')).toBeVisible();
  });

  it('B7: level and status narrow the list on the server', async () => {
    Object.assign(honor(7), { status: 1 });
    const { user, router } = await renderApp(LIST, { as: 'admin' });
    await user.click(await screen.findByRole('combobox', { name: '级别' }));
    await user.click(await screen.findByRole('option', { name: '市级' }));
    await user.click(screen.getByRole('combobox', { name: '状态' }));
    await user.click(await screen.findByRole('option', { name: '隐藏' }));
    await waitFor(() => expect(router.state.location.search).toBe('?level=city&status=1'));
    await waitFor(() => expect(lastQuery()).toMatchObject({ level: 'city', status: '1' }));
    expect(await screen.findByText('第 1 条到第 1 条，共 1 条')).toBeVisible();
  });

  it('B1: on a phone the rows are cards with the same marks and actions', async () => {
    Object.assign(honor(1), { validUntil: yesterday() });
    await renderApp(LIST, { as: 'admin', width: 360 });
    const list = await screen.findByRole('list', { name: '荣誉资质' });
    const [first] = within(list).getAllByRole('listitem');
    if (!first) throw new Error('No card');
    expect(within(first).getByText('国家级')).toBeVisible();
    expect(within(first).getByText('已过期')).toBeVisible();
    expect(within(first).getByRole('link', { name: `编辑「${honor(1).name}」` })).toBeVisible();
  });
});

describe('form', () => {
  it('B2: an end of validity before the date of issue shows a message, until the date of issue is corrected', async () => {
    Object.assign(honor(1), { date: '2020-03-05', validUntil: '2023-03-05' });
    const { user, db } = await openForm('1/edit');
    const valid = screen.getByRole('group', { name: '有效期至' });
    await user.click(within(valid).getByRole('spinbutton', { name: /年/ }));
    await user.keyboard('2019');
    await user.click(save());
    expect((await screen.findAllByText('有效期要晚于颁发日期'))[0]).toBeVisible();
    expect(db.requests.of('PUT /honor/update')).toHaveLength(0);

    const issued = screen.getByRole('group', { name: '颁发日期' });
    await user.click(within(issued).getByRole('spinbutton', { name: /年/ }));
    await user.keyboard('2018');
    await waitFor(() => expect(screen.queryByText('有效期要晚于颁发日期')).not.toBeInTheDocument());
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(honor(1)).toMatchObject({ date: '2018-03-05', validUntil: '2019-03-05' });
  });

  it('B2: a date outside 1900 to 2099 is refused before it is sent', async () => {
    const { user, db } = await openForm('1/edit');
    const issued = screen.getByRole('group', { name: '颁发日期' });
    await user.click(within(issued).getByRole('spinbutton', { name: /年/ }));
    await user.keyboard('1850');
    await user.click(save());
    expect((await screen.findAllByText('请输入有效的日期'))[0]).toBeVisible();
    expect(db.requests.of('PUT /honor/update')).toHaveLength(0);
  });

  it('B2: a date with a missing part is refused with a message', async () => {
    Object.assign(honor(1), { date: '', validUntil: '2033-03-05' });
    const { user, db } = await openForm('1/edit');
    const parts = (name: string) =>
      within(screen.getByRole('group', { name })).getAllByRole('spinbutton');
    const press = async (name: string, index: number, keys: string) => {
      const part = parts(name)[index];
      if (part) await user.click(part);
      await user.keyboard(keys);
    };
    await press('有效期至', 1, '{Backspace}');
    await press('颁发日期', 0, '2020');
    await user.click(save());
    expect(db.requests.of('PUT /honor/update')).toHaveLength(0);
    for (const name of ['颁发日期', '有效期至']) {
      expect(screen.getByRole('group', { name })).toHaveAccessibleDescription('请输入有效的日期');
    }
    expect(parts('有效期至').map((part) => part.textContent)).toEqual(['2033', 'MM', '05']);

    // Reverted, typed again or cleared, the date is complete.
    await user.click(screen.getByRole('button', { name: '撤销「颁发日期」的修改' }));
    expect(parts('颁发日期')[0]).toHaveTextContent('YYYY');
    await press('有效期至', 1, '04');
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(honor(1)).toMatchObject({ date: '', validUntil: '2033-04-05' });
  });

  it('B10: level and end of validity can be cleared', async () => {
    const { user } = await openForm('1/edit');
    await user.click(screen.getByRole('combobox', { name: '级别' }));
    await user.click(await screen.findByRole('option', { name: '不分级别' }));
    const valid = screen.getByRole('group', { name: '有效期至' });
    await user.click(within(valid).getByRole('spinbutton', { name: /年/ }));
    await user.keyboard('{Control>}a{/Control}{Backspace}');
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(honor(1)).toMatchObject({ level: '', validUntil: '' });
  });

  it('B10: a time that the server sends for a day is shown as the day in China', async () => {
    Object.assign(honor(1), { date: '2020-03-04T16:00:00.000Z' });
    const { user } = await openForm('1/edit');
    const issued = screen.getByRole('group', { name: '颁发日期' });
    const parts = within(issued).getAllByRole('spinbutton');
    expect(parts.map((part) => part.textContent)).toEqual(['2020', '03', '05']);
    await user.type(screen.getByRole('textbox', { name: /^说明/ }), '。');
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(honor(1).date).toBe('2020-03-05');
  });
});
