import { afterEach, describe, expect, it } from 'vitest';
import { dialect } from '#src/api/dialects/dialect.ts';
import { toOurFields, toTheirFields } from '#src/api/wire/names.ts';
import { toPageQuery } from '#src/api/wire/page-query.ts';
import { toSentDate } from '#src/api/wire/sent-date.ts';
import { fromWireBody } from '#src/api/wire/wire.ts';
import { hasCall, serverCall } from '#src/api/wire/server-call.ts';
import { isRecord } from '#src/lib/records/is-record.ts';

const OURS = { ...dialect };
const LONG = '1747890123456789013';

describe('serverCall', () => {
  afterEach(() => Object.assign(dialect, OURS));

  it.each([
    ['POST /user/login', undefined, 'POST /auth/login'],
    ['GET /news/get', '7', 'GET /cms/articles/7'],
    ['GET /news/get', 'a/b$&', 'GET /cms/articles/a%2Fb%24%26'],
    ['GET /news/get', LONG, `GET /cms/articles/${LONG}`],
    ['GET /links/get', undefined, 'GET /links/get'],
    ['GET /links/details', '7', 'GET /links/7'],
    ['PUT /news/update', '7', 'POST /cms/articles/edit'],
    ['GET /menu/system/list', undefined, 'GET /menu/system/list'],
    ['GET /show', undefined, 'GET /show'],
  ] as const)('C1: %s with %j is %s', (call, id, theirs) => {
    Object.assign(dialect, {
      verbs: { one: 'GET {path}/{id}', update: 'POST {path}/edit' },
      calls: { 'POST /user/login': 'POST /auth/login' },
      resources: { '/news': { path: '/cms/articles' } },
    });
    const { method, path } = serverCall(call, id) ?? {};
    expect(`${method} ${path}`).toBe(theirs);
  });

  it('C3: says which calls and resources the server lacks, and never sends them', () => {
    Object.assign(dialect, {
      calls: { 'GET /user/recycle/show': null },
      resources: { '/honor': null },
    });
    expect(hasCall('GET /user/page')).toBe(true);
    expect(hasCall('GET /user/recycle/show')).toBe(false);
    expect(hasCall('GET /honor/page')).toBe(false);
    expect(serverCall('GET /honor/page', undefined)).toBeNull();
  });
});

it('C1: reads texts that a filter of the server has escaped, each escape once', () => {
  const body = JSON.stringify({
    title: 'A&amp;B',
    content: '&lt;p title=&quot;一&#39;&#x4E8C;&quot;&gt;1 &amp;lt; 2&lt;/p&gt;',
    rows: [{ name: '&lt;b&gt;' }],
    id: 1747890123,
  });
  expect(fromWireBody(body)).toEqual(JSON.parse(body));
  Object.assign(dialect, { escapesTexts: true });
  try {
    expect(fromWireBody(body)).toEqual({
      title: 'A&B',
      content: `<p title="一'二">1 &lt; 2</p>`,
      rows: [{ name: '<b>' }],
      id: 1747890123,
    });
  } finally {
    Object.assign(dialect, { escapesTexts: undefined });
  }
});

describe('toPageQuery', () => {
  const NAMES = { pageIndex: 'page', offset: 'from', pageSize: 'size', sort: 'sort' };

  it('C1: gives page, size and order the server’s names', () => {
    const query = { pageNo: 3, pageSize: 20, sortField: 'title', sortOrder: 'desc' };
    expect(toPageQuery(NAMES, 'q', { ...query, keyword: '温室' })).toEqual({
      page: 2,
      from: 40,
      size: 20,
      sort: 'title,desc',
      q: '温室',
    });
  });

  it('C1: leaves out what is not asked for, and what has no name there', () => {
    const query = { pageNo: 1, pageSize: 20, sortField: 'title' };
    // Not undefined, which would take away what a dialect always sends.
    expect(toPageQuery(NAMES, undefined, { ...query, keyword: '温室' })).toStrictEqual({
      page: 0,
      from: 0,
      size: 20,
    });
  });
});

describe('fields with other names and values', () => {
  const RESOURCE = {
    fields: { id: 'noticeId', title: 'noticeTitle', type: 'noticeType', views: null },
    values: { type: { notice: '1', bulletin: '2' } },
  };
  const SENT = {
    noticeId: 7,
    noticeTitle: '停水',
    noticeType: '1',
    title: '它自己的',
    remark: null,
  };

  it('C5: are read under our names, and go back as they came', () => {
    const read = toOurFields(RESOURCE, SENT);
    expect(read).toMatchObject({ id: 7, title: '停水', type: 'notice', remark: null });
    expect(isRecord(read) && toTheirFields(RESOURCE, read)).toEqual(SENT);
  });

  it('C5: keep a value that the dialect does not know, and lose a field that the server lacks', () => {
    expect(toOurFields(RESOURCE, { noticeType: 1 })).toEqual({ type: 1 });
    expect(toTheirFields(RESOURCE, { type: 'other', views: 3 })).toEqual({ noticeType: 'other' });
  });
});

it.each([
  ['local', '2026-11-20T16:30:00.000Z', '2026-11-21 00:30:00'],
  ['epoch', '1970-01-01T00:00:01.000Z', 1000],
  ['local', '2026-11-20', '2026-11-20'],
  ['local', '我们在 2026-11-20T16:30:00.000Z 开会', '我们在 2026-11-20T16:30:00.000Z 开会'],
  ['epoch', '', ''],
  ['epoch', null, null],
] as const)('C1: converts to %s times: %j', (form, value, sent) => {
  expect(toSentDate(form, value)).toBe(sent);
});
