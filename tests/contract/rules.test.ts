import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { STATUS } from '#src/api/fields/status.ts';
import { calls } from '#src/mocks/handlers/all.ts';
import { mock } from '#tests/support/mock.ts';
import { call } from './call.ts';

const admin = { as: 'admin' };
const openWrites =
  /^(POST \/(user\/(login|logout|create)|(enquiry|access-log)\/create)|PUT \/access-log\/update)$/;
const writes = calls
  .map((known) => known.call)
  .filter((line) => !line.startsWith('GET') && !openWrites.test(line));

describe('sessions', () => {
  it.each(writes)('A12: %s without a session is a 401', async (line) => {
    const { status, message } = await call(line, { body: {} });
    expect(status).toBe(401);
    expect(message).toBe('登录已过期，请重新登录');
  });

  it.each(['GET /user/page', 'GET /access-log/get', 'GET /menu/show', 'GET /user/export'])(
    'A12: %s is not for visitors',
    async (line) => expect((await call(line)).status).toBe(401),
  );

  it('A12: a visitor records a visit, and changes nothing of it but its duration', async () => {
    const { data: id } = await call('POST /access-log/create', { body: { path: '/news' } });
    const changed = { id, path: '/elsewhere', ip: '203.0.113.9', username: 'admin', duration: 900 };
    expect((await call('PUT /access-log/update', { body: changed })).status).toBe(200);
    const { data } = await call(`GET /access-log/details?id=${String(id)}`, admin);
    expect(data).toMatchObject({ path: '/news', ip: '127.0.0.1', username: '', duration: 900 });
  });

  it.each(['news', 'product'])(
    'a visit of the page of a %s is one view more of it',
    async (type) => {
      const read = async () => (await call(`GET /${type}/get?id=5`)).data;
      const before = await read();
      const { views } = v.parse(v.looseObject({ views: v.number() }), before);
      await call('POST /access-log/create', { body: { path: `/${type}/details?id=5` } });
      expect(await read()).toEqual({ ...Object(before), views: views + 1 });
    },
  );

  it('A12: an unknown token is a 401 on reads too', async () => {
    const headers = { Authorization: 'Bearer a.b.c' };
    expect((await call('GET /links/get', { headers })).status).toBe(401);
  });

  it('lets only administrators manage users', async () => {
    expect((await call('GET /user/page', { as: 'zhouyi' })).status).toBe(403);
    expect((await call('GET /user/page', admin)).status).toBe(200);
  });
});

describe('what visitors see', () => {
  it('P6: hidden, scheduled and past records are sent to signed-in people alone', async () => {
    const hidden = await call('GET /notice/get');
    const all = await call('GET /notice/get', admin);
    expect(all.data).toHaveLength(mock.db.announcements.all().length);
    expect(JSON.stringify(hidden.data)).not.toContain('售后政策调整');
    expect(JSON.stringify(hidden.data)).not.toContain('年度用户大会');
    expect(JSON.stringify(hidden.data)).not.toContain('国庆期间');
    expect(JSON.stringify(hidden.data)).toContain('例行维护');
  });

  it('P7: a scheduled news item does not exist yet for a visitor', async () => {
    expect((await call('GET /news/get?id=1')).status).toBe(404);
    expect((await call('GET /news/get?id=1', admin)).status).toBe(200);
  });

  it('P6: the top three are published and shown, whoever asks', async () => {
    const titles = mock.db.news
      .all()
      .filter((row) => row.pinned)
      .map((row) => row.title);
    const { data } = await call('GET /news/top3', admin);
    expect(titles).toHaveLength(2);
    expect(data).toMatchObject([...titles.map((title) => ({ title })), { pinned: false }]);
  });
});

describe('validation', () => {
  it('B3: names every field that does not fit, in Chinese', async () => {
    const body = { name: '', url: 'javascript:alert(1)', sort: -1 };
    const { status, errors } = await call('POST /links/create', { ...admin, body });
    expect(status).toBe(422);
    expect(errors).toEqual({
      name: '请填写此项',
      url: '请填写正确的网址',
      sort: '不能小于 0',
    });
  });

  it('B3: checks rules between fields', async () => {
    const body = {
      title: '倒着的时间',
      image: '/a.avif',
      startTime: '2026-02-02T00:00:00Z',
      endTime: '2026-01-01T00:00:00Z',
    };
    const { status, errors } = await call('POST /scroller/create', { ...admin, body });
    expect(status).toBe(422);
    expect(errors).toEqual({ endTime: '结束时间要晚于开始时间' });
  });

  it('refuses a body that is no JSON object', async () => {
    expect((await call('POST /links/create', { ...admin, body: [1] })).status).toBe(400);
  });

  it('B3: a category has to exist', async () => {
    const body = { title: '无处可归', categoryId: 99 };
    const { status, errors } = await call('POST /news/create', { ...admin, body });
    expect(status).toBe(422);
    expect(errors).toEqual({ categoryId: '分类不存在' });
  });

  it('keeps product categories to two levels', async () => {
    const deep = { name: '第三级', parentId: 11 };
    const answer = await call('POST /product-category/create', { ...admin, body: deep });
    expect(answer.errors).toEqual({ parentId: '产品分类最多两级' });
    const own = await call('PUT /product-category/update', {
      ...admin,
      body: { id: 1, parentId: 2 },
    });
    expect(own.errors).toEqual({ parentId: '产品分类最多两级' });
  });

  it('keeps a menu from standing below itself', async () => {
    const top = mock.db.menu.all().find((row) => row.title === '产品中心');
    const child = mock.db.menu.all().find((row) => row.parentId === top?.id);
    const body = { id: top?.id, parentId: child?.id };
    const { errors } = await call('PUT /menu/update', { ...admin, body });
    expect(errors).toEqual({ parentId: '上级菜单不能是自己或自己的下级' });
  });
});

describe('conflicts', () => {
  it('B3: a name that exists is a 409 that names its field', async () => {
    const body = { name: '禾田农业研究院', url: 'https://twice.example.com' };
    const { status, message, errors } = await call('POST /links/create', { ...admin, body });
    expect(status).toBe(409);
    expect(message).toBe('友情链接“禾田农业研究院”已存在');
    expect(errors).toEqual({ name: message });
  });

  it('a record may be saved with the name that it has', async () => {
    const body = { id: 1, name: '禾田农业研究院', sort: 5 };
    expect((await call('PUT /links/update', { ...admin, body })).status).toBe(200);
  });

  it.each([
    ['DELETE /product-category/delete?id=1', '该分类下还有 3 个子分类，不能删除'],
    ['DELETE /product-category/delete?id=11', '该分类下还有 5 个产品，不能删除'],
    ['DELETE /news-category/delete?id=1', '该分类下还有 23 条资讯，不能删除'],
    ['DELETE /user/delete?id=1', '不能删除自己的账号'],
  ])('B1: %s is refused: %s', async (line, message) => {
    const answer = await call(line, admin);
    expect(answer.status).toBe(409);
    expect(answer.message).toBe(message);
  });

  it.each([
    [{ status: STATUS.hidden }, '不能停用自己的账号'],
    [{ role: 'editor' }, '不能修改自己的角色'],
  ])(
    'B6: saving %j over the own account is refused: %s; the rest of it is taken',
    async (body, message) => {
      const update = (changed: object) =>
        call('PUT /user/update', { ...admin, body: { id: 1, ...changed } });
      expect(await update({ ...body, nickname: '不该保存' })).toMatchObject({
        status: 409,
        message,
      });
      expect((await update({ nickname: '改过的名字' })).status).toBe(200);
      expect(mock.db.users.find(1)).toMatchObject({ role: 'admin', nickname: '改过的名字' });
    },
  );

  it('C4: the company info in force is not deleted; another is, by a body', async () => {
    const inForce = await call('DELETE /contract/delete', { ...admin, body: { id: 1 } });
    expect(inForce.status).toBe(409);
    const other = await call('DELETE /contract/delete', { ...admin, body: { id: 2 } });
    expect(other.status).toBe(200);
    expect(mock.db.companyInfo.all()).toHaveLength(1);
  });

  it('one company info is in force at a time', async () => {
    await call('PUT /contract/update', { ...admin, body: { id: 2, inForce: true } });
    expect(mock.db.companyInfo.all().map(({ id, inForce }) => [id, inForce])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect((await call('GET /contract/get')).data).toMatchObject({ id: 2 });
  });
});

describe('records', () => {
  it('B2: create answers an id, update changes, delete removes', async () => {
    const created = await call('POST /links/create', {
      ...admin,
      body: { name: '新朋友', url: 'https://new.example.com' },
    });
    const id = String(created.data);
    expect((await call(`GET /links/details?id=${id}`)).data).toMatchObject({
      name: '新朋友',
      sort: 0,
      status: 0,
    });
    const updated = await call('PUT /links/update', {
      ...admin,
      body: { id: created.data, name: '老朋友' },
    });
    expect(updated.data).toBe(true);
    expect((await call(`GET /links/details?id=${id}`)).data).toMatchObject({
      name: '老朋友',
      url: 'https://new.example.com',
    });
    await call(`DELETE /links/delete?id=${id}`, admin);
    expect((await call(`GET /links/details?id=${id}`)).status).toBe(404);
  });

  it('B2: fields that nobody knows are kept on create and update', async () => {
    const body = {
      name: '带字段',
      url: 'https://f.example.com',
      region: '华东',
      nested: { deep: [1] },
    };
    const { data: id } = await call('POST /links/create', { ...admin, body });
    await call('PUT /links/update', { ...admin, body: { id, name: '改名', extra: 1 } });
    expect(mock.db.links.find(id)).toMatchObject({
      name: '改名',
      region: '华东',
      nested: { deep: [1] },
      extra: 1,
    });
  });

  it('does not let a save set what the server decides', async () => {
    const before = mock.db.links.find(1);
    const body = {
      id: 1,
      name: '改',
      createTime: '2000-01-01T00:00:00Z',
      updateTime: '2000-01-01T00:00:00Z',
    };
    await call('PUT /links/update', { ...admin, body });
    const after = mock.db.links.find(1);
    expect(after?.createTime).toBe(before?.createTime);
    expect(Date.parse(after?.updateTime ?? '')).toBeGreaterThan(
      Date.parse(before?.updateTime ?? ''),
    );
  });

  it('stores times in one format, whatever format was sent', async () => {
    const body = { title: '时间', categoryId: 1, publishTime: '2026-01-02T08:00:00+08:00' };
    const { data: id } = await call('POST /news/create', { ...admin, body });
    expect(mock.db.news.find(id)?.publishTime).toBe('2026-01-02T00:00:00.000Z');
  });

  it.each(['GET /links/details?id=999', 'GET /news/get', 'DELETE /links/delete?id=999'])(
    'P7: %s is a 404',
    async (line) => {
      expect((await call(line, admin)).status).toBe(404);
    },
  );

  it('sends the header menu as a tree, the footer with names', async () => {
    const { data } = await call('GET /menu/list');
    expect(data).toMatchObject([
      { title: '首页', path: '/home' },
      {
        title: '产品中心',
        path: '/product',
        children: [{ title: '环境感知', children: [{ title: '土壤传感器' }, {}, {}] }, {}, {}, {}],
      },
      { path: '/news' },
      { path: '/case' },
      { path: '/job' },
      { path: '/aboutus' },
    ]);
    expect((await call('GET /menu/foot')).data).toMatchObject([{ name: '产品与服务' }, {}, {}]);
  });
});
