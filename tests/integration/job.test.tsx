import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const AREA = '/backstage/content/recruitment-info';
const LIST = `${AREA}/list`;
const PAGE = 'GET /job/page';
const UPDATE = 'PUT /job/update';

function job(id: number) {
  const found = mock.db.jobs.find(id);
  if (!found) throw new Error(`The mock has no job ${id}`);
  return found;
}

/** Query of the last request of the list; the request for the cities has no `sortField`. */
function lastQuery() {
  const calls = mock.db.requests.of(PAGE).map(({ url }) => new URL(url).searchParams);
  return Object.fromEntries(calls.findLast((query) => query.has('sortField')) ?? []);
}

async function row(name: string) {
  const found = (await screen.findByText(name)).closest('[role="row"]');
  if (!(found instanceof HTMLElement)) throw new Error(`No row ${name}`);
  return within(found);
}

async function openForm(path: string) {
  const app = await renderApp(`${AREA}/${path}`, { as: 'admin' });
  await screen.findByRole('textbox', { name: /^职位名称/ });
  return app;
}

const save = () => screen.getByRole('button', { name: SAVE });
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const publish = (id: number) =>
  screen.findByRole('switch', { name: `公开招聘「${job(id).title}」` });

beforeAll(async () => {
  // ProseMirror needs it, and jsdom lacks it.
  Object.assign(document, { elementFromPoint: () => null });
  // Compiled here, so that the first test does not time out.
  await import('#src/features/job/job-form-page.tsx');
  await import('#src/admin/editor/rich-text-editor.tsx');
}, 120_000);

describe('list', () => {
  it('R13: a row says salary, city and deadline; an expired one is marked', async () => {
    Object.assign(job(1), { salaryMin: 8000, salaryMax: 12_000, deadline: '' });
    Object.assign(job(2), { salaryMin: 9500, salaryMax: null, deadline: '2020-01-31T10:00:00Z' });
    Object.assign(job(3), { salaryMin: null, salaryMax: null });
    Object.assign(job(4), { salaryMin: null, salaryMax: 8000 });
    Object.assign(job(5), { salaryMin: 15_000, salaryMax: 15_000 });
    await renderApp(LIST, { as: 'admin' });
    const first = await row(job(1).title);
    expect(first.getByText('8千–1.2万')).toBeVisible();
    expect(first.getByText('长期招聘')).toBeVisible();
    expect(first.getByText(job(1).city)).toBeVisible();
    expect(first.queryByText('已截止')).not.toBeInTheDocument();
    const over = await row(job(2).title);
    expect(over.getByText('9.5千起')).toBeVisible();
    expect(over.getByText('2020-01-31')).toBeVisible();
    expect(over.getAllByText('已截止')).not.toHaveLength(0);
    expect((await row(job(3).title)).getByText('面议')).toBeVisible();
    expect((await row(job(4).title)).getByText('8千以内')).toBeVisible();
    expect((await row(job(5).title)).getByText('1.5万')).toBeVisible();
  });

  it('R13: salaries are written the English way in English', async () => {
    Object.assign(job(1), { salaryMin: 8000, salaryMax: 12_000 });
    Object.assign(job(2), { salaryMin: 9500, salaryMax: null });
    await renderApp(LIST, { as: 'admin', language: 'en' });
    expect((await row(job(1).title)).getByText('¥8k–12k')).toBeVisible();
    expect((await row(job(2).title)).getByText('From ¥9.5k')).toBeVisible();
  });

  it('B7: type and city narrow the list on the server, and stand in the URL', async () => {
    const { user, router } = await renderApp(LIST, { as: 'admin' });
    await user.click(await screen.findByRole('combobox', { name: '工作城市' }));
    await user.click(await screen.findByRole('option', { name: '杭州' }));
    await user.click(screen.getByRole('combobox', { name: '类型' }));
    await user.click(await screen.findByRole('option', { name: '实习' }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ city: '杭州', type: 'intern' }));
    const query = new URLSearchParams(router.state.location.search);
    expect(Object.fromEntries(query)).toEqual({ city: '杭州', type: 'intern' });
    expect(await screen.findByText('第 1 条到第 2 条，共 2 条')).toBeVisible();
  });

  it('R13: a position is closed and published from its row, with every field kept', async () => {
    Object.assign(job(1), { status: 0, deadline: '', keptByServer: '原样保留' });
    const before = { ...job(1) };
    const { user } = await renderApp(LIST, { as: 'admin' });
    expect(await publish(1)).toBeChecked();
    expect((await row(job(1).title)).getByText('招聘中')).toBeVisible();

    await user.click(await publish(1));
    expect(await screen.findByText(`已关闭「${before.title}」`)).toBeVisible();
    expect(await publish(1)).not.toBeChecked();
    expect((await row(job(1).title)).getByText('已关闭')).toBeVisible();
    expect(job(1)).toEqual({ ...before, status: 1, updateTime: job(1).updateTime });

    await user.click(await publish(1));
    expect(await screen.findByText(`已发布「${before.title}」`)).toBeInTheDocument();
    expect(await publish(1)).toBeChecked();
    expect(job(1)).toEqual({ ...before, updateTime: job(1).updateTime });
  });

  it('R13: the switch keeps what somebody else has changed meanwhile', async () => {
    const { user } = await renderApp(LIST, { as: 'admin' });
    const toggle = await publish(1);
    const { title } = job(1);
    Object.assign(job(1), { department: '刚刚改过的部门' });
    await user.click(toggle);
    expect(await screen.findByText(`已关闭「${title}」`)).toBeVisible();
    expect(job(1)).toMatchObject({ status: 1, department: '刚刚改过的部门' });
  });

  it('R13: a switch that fails says why and goes back', async () => {
    const { user, db } = await renderApp(LIST, { as: 'admin', faults: { [UPDATE]: '403' } });
    await user.click(await publish(1));
    expect(await screen.findByText(`「${job(1).title}」没有改成`)).toBeVisible();
    expect(screen.getByText('您没有执行此操作的权限。')).toBeVisible();
    expect(await publish(1)).toBeChecked();
    expect(db.jobs.find(1)?.status).toBe(0);
  });

  it('R13: a position that was deleted meanwhile says so and is not created again', async () => {
    const { user, db } = await renderApp(LIST, { as: 'admin' });
    const toggle = await publish(1);
    const { title } = job(1);
    db.jobs.remove(1);
    await user.click(toggle);
    expect(await screen.findByText(`「${title}」已不存在，可能已被删除`)).toBeVisible();
    expect(db.requests.of(UPDATE)).toHaveLength(0);
  });

  it('R13: an expired and a scheduled position say so', async () => {
    Object.assign(job(1), {
      deadline: '2020-01-31T10:00:00Z',
      publishTime: '2020-01-01T10:00:00Z',
    });
    Object.assign(job(2), { publishTime: '2098-01-01T10:00:00Z', deadline: '' });
    await renderApp(LIST, { as: 'admin' });
    expect((await row(job(1).title)).getAllByText('已截止')).toHaveLength(2);
    expect((await row(job(2).title)).getByText('待发布')).toBeVisible();
  });

  it('B1: on a phone the cards have the same switch and actions', async () => {
    const { user } = await renderApp(LIST, { as: 'admin', width: 360 });
    const list = await screen.findByRole('list', { name: '招聘信息' });
    expect(within(list).getAllByRole('switch')).toHaveLength(
      within(list).getAllByRole('link', { name: /^编辑「/ }).length,
    );
    await user.click(await publish(1));
    expect(await screen.findByText(`已关闭「${job(1).title}」`)).toBeVisible();
  });
});

describe('form', () => {
  it('R13: the lowest salary may not exceed the highest; the text on the site follows', async () => {
    Object.assign(job(1), { salaryMin: 8000, salaryMax: 12_000 });
    const { user, db } = await openForm('1/edit');
    expect(screen.getByText('网站上显示为 8千–1.2万')).toBeVisible();
    await user.clear(field(/^最低月薪/));
    await user.type(field(/^最低月薪/), '20,000');
    await user.click(save());
    await waitFor(() =>
      expect(field(/^最高月薪/)).toHaveAccessibleDescription('最高薪资不能低于最低薪资'),
    );
    expect(db.requests.of(UPDATE)).toHaveLength(0);

    await user.clear(field(/^最高月薪/));
    expect(screen.getByText('网站上显示为 2万起')).toBeVisible();
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(job(1)).toMatchObject({ salaryMin: 20_000, salaryMax: null });
  });

  it('B2: a salary that is no whole number stays as typed and says so', async () => {
    const { user, db } = await openForm('1/edit');
    await user.clear(field(/^最低月薪/));
    await user.type(field(/^最低月薪/), '8千');
    await user.click(save());
    await waitFor(() => expect(field(/^最低月薪/)).toHaveAccessibleDescription('请输入整数'));
    expect(field(/^最低月薪/)).toHaveValue('8千');
    expect(db.requests.of(UPDATE)).toHaveLength(0);
  });

  it('R13: the deadline lies after publication', async () => {
    Object.assign(job(1), {
      publishTime: '2026-03-05T02:00:00.000Z',
      deadline: '2026-06-05T02:00:00.000Z',
    });
    const { user, db } = await openForm('1/edit');
    const deadline = await screen.findByRole('group', { name: '截止时间' });
    await user.click(within(deadline).getByRole('spinbutton', { name: /年/ }));
    await user.keyboard('2025');
    await user.click(save());
    expect((await screen.findAllByText('截止时间要晚于发布时间'))[0]).toBeVisible();
    expect(db.requests.of(UPDATE)).toHaveLength(0);
    await user.click(within(deadline).getByRole('spinbutton', { name: /年/ }));
    await user.keyboard('2027');
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(job(1).deadline).toBe('2027-06-05T02:00:00.000Z');
  });

  it('B2: the mail address is checked', async () => {
    const { user, db } = await openForm('1/edit');
    const mail = await screen.findByRole('textbox', { name: /^简历投递邮箱/ });
    await user.clear(mail);
    await user.type(mail, 'hr@qinghe');
    await user.click(save());
    await waitFor(() => expect(mail).toHaveAccessibleDescription('请输入有效的邮箱地址'));
    expect(db.requests.of(UPDATE)).toHaveLength(0);
    await user.clear(mail);
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(job(1).contactEmail).toBe('');
  });

  it('R13: the cities of other positions are offered, and any other may be typed', async () => {
    const { user } = await openForm('1/edit');
    const city = screen.getByRole('combobox', { name: /^工作城市/ });
    expect(city).toHaveValue(job(1).city);
    await user.clear(city);
    await user.type(city, '潍');
    await user.click(await screen.findByRole('option', { name: '潍坊' }));
    expect(city).toHaveValue('潍坊');
    await user.clear(city);
    await user.type(city, '昆明');
    await user.click(save());
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(job(1).city).toBe('昆明');
  });
});
