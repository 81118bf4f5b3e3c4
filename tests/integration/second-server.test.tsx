import { screen, waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { ENGLISH_SOURCES } from '#src/api/fields/record-fields.ts';
import { inLooks } from '#tests/support/looks.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { answerAsSecondServer } from '#tests/support/second-server.ts';
import { CRUD_TYPES } from './crud-types.ts';
import { SAVE } from '#tests/support/save-button.ts';

/** In `npm test` the form of one type of each kind of list; `crud-contract` saves those of all types. */
const FORMS = inLooks(
  CRUD_TYPES,
  ({ list }, index) => CRUD_TYPES.findIndex((type) => type.list === list) === index,
);

describe.each(CRUD_TYPES)('$name of a server with its own ways', (type) => {
  const list = `/backstage/${type.path}/list`;

  it('C5: shows every record of the first page', async () => {
    answerAsSecondServer();
    await renderApp(list, { as: 'admin' });
    await screen.findAllByRole('button', { name: /^删除「/ });
    const shown = screen.getAllByRole('button', { name: /^删除「/ }).length;
    const all = type.stored(mock.db).all().length;
    const sameMenu = mock.db.menu.all().filter(({ position }) => position === 'header').length;
    expect(shown).toBe(type.name === 'navigation menu' ? sameMenu : Math.min(all, 20));
    expect(screen.queryByText(/无法读取/)).not.toBeInTheDocument();
  });

  it.runIf(FORMS.includes(type))('B3: saving one field changes that field alone', async () => {
    const { saved, recordOf } = answerAsSecondServer();
    const [record] = type.stored(mock.db).all();
    if (!record) throw new Error('The mock has no record');
    Object.assign(record, { keptByServer: '原样保留' });
    const { user } = await renderApp(`/backstage/${type.path}/${record.id}/edit`, { as: 'admin' });
    const field = await screen.findByRole('textbox', { name: new RegExp(`^${type.label.text}`) });
    await user.type(field, '改');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const sent = recordOf(type.calls.update, record.id);
    const name = `${String(sent?.[type.label.field])}改`;
    // A changed name says of which Chinese its English is.
    const stamped = { [ENGLISH_SOURCES]: '' };
    const bodies = saved.map(({ call, body }) => ({ call, body: { ...body, ...stamped } }));
    expect(bodies).toEqual([
      { call: type.calls.update, body: { ...sent, ...stamped, [type.label.field]: name } },
    ]);
  });
});

describe('users of a server with its own ways', () => {
  it('C5: a missing role is said to be missing, and stays so when a phone number changes', async () => {
    const { saved, recordOf } = answerAsSecondServer();
    const account = mock.db.users.all().find(({ nickname }) => nickname === '田野');
    if (!account) throw new Error('The mock has no such user');
    const { user } = await renderApp('/backstage/system/user/list', { as: 'admin' });
    expect(await screen.findAllByText('未设置角色')).not.toHaveLength(0);
    expect(screen.queryByText('管理员')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '编辑「田野」' }));
    const phone = await screen.findByRole('textbox', { name: /^手机/ });
    await user.clear(phone);
    await user.type(phone, '13800000000');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const sent = recordOf('PUT /user/update', account.id);
    expect(saved).toEqual([{ call: 'PUT /user/update', body: { ...sent, phone: '13800000000' } }]);
  });
});

describe('a status of the server’s own', () => {
  it('C5: is shown as such, hides the record from visitors and is sent back', async () => {
    const [news] = mock.db.news.all();
    if (!news) throw new Error('The mock has no news');
    Reflect.set(news, 'status', 2);
    const bodies: unknown[] = [];
    const keep = http.put('*/api/news/update', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true, data: null });
    });
    mock.server.use(keep);
    const { user, router } = await renderApp(`/news/details?id=${news.id}`, { as: 'admin' });
    expect(
      await screen.findByRole('heading', { level: 1, name: '没有找到这篇新闻' }),
    ).toBeVisible();
    await router.navigate(`/backstage/content/industry-news/${news.id}/edit`);
    expect(await screen.findByText(/无法识别服务器给出的状态/)).toBeVisible();
    await user.type(await screen.findByRole('textbox', { name: /^标题/ }), '改');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies).toEqual([expect.objectContaining({ title: `${news.title}改`, status: 2 })]);
    await router.navigate('/backstage/content/industry-news/list');
    expect(await screen.findByText('状态未知')).toBeVisible();
  });
});

describe('a date of zeros', () => {
  it('I6, C5: reads as an invalid date, and its form says that a save keeps it', async () => {
    const [news] = mock.db.news.all();
    if (!news) throw new Error('The mock has no news');
    answerAsSecondServer();
    const { router } = await renderApp(`/backstage/content/industry-news/${news.id}/edit`, {
      as: 'admin',
    });
    expect(await screen.findByText(/^无法识别服务器给出的日期“0000-00-00 00:00:00”/)).toBeVisible();
    const field = screen.getByRole('group', { name: '发布时间' });
    expect(field).toHaveTextContent('YYYY-MM-DD');
    expect(await screen.findByRole('textbox', { name: '正文' })).toBeVisible();
    await router.navigate('/backstage/content/industry-news/list');
    expect(await screen.findAllByText('Invalid date')).not.toHaveLength(0);
  });
});

describe('public pages of a server with its own ways', () => {
  it.each([
    ['/news', () => mock.db.news.all().map(({ title }) => title)],
    ['/product', () => mock.db.products.all().map(({ name }) => name)],
    ['/job', () => mock.db.jobs.all().map(({ title }) => title)],
  ])('C5: %s shows records', async (path, names) => {
    answerAsSecondServer();
    await renderApp(path);
    const links = await screen.findAllByRole('link');
    await waitFor(() => {
      const shown = names().filter((name) => screen.queryAllByText(name).length > 0);
      expect(shown.length).toBeGreaterThan(3);
    });
    expect(links).not.toHaveLength(0);
    expect(document.body).not.toHaveTextContent(/a date and time|Invalid key/);
  });
});
