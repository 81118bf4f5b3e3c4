import { describe, expect, it } from 'vitest';
import { exactNumber } from '#src/lib/records/exact-json.ts';
import { toPageQuery } from '#src/api/wire/page-query.ts';
import { rerouted } from '#src/api/wire/paths.ts';
import { toSentDate } from '#src/api/wire/sent-date.ts';

describe('rerouted', () => {
  const LONG = '1747890123456789013';
  const RULES =
    '/user/login=/login, /*/details=/*/{id}, /*/get=/*/{id}, /*/update=POST /*/edit, /news/*=/cms/*';

  it.each([
    ['/user/login', 'POST', {}, '/login', 'POST'],
    ['/news/get', 'GET', { id: 7 }, '/news/7', 'GET'],
    ['/news/update', 'PUT', { id: exactNumber(LONG) }, '/news/edit', 'POST'],
    ['/news/details', 'GET', { id: exactNumber(LONG) }, `/news/${LONG}`, 'GET'],
    ['/news/get', 'GET', { id: 'a/b$&' }, '/news/a%2Fb%24%26', 'GET'],
    ['/links/get', 'GET', undefined, '/links/get', 'GET'],
    ['/news/get', 'GET', { id: '' }, '/cms/get', 'GET'],
    ['/news/update', 'PUT', { id: 7 }, '/news/edit', 'POST'],
    ['/news/page', 'GET', {}, '/cms/page', 'GET'],
    ['/product/page', 'GET', {}, '/product/page', 'GET'],
  ] as const)('C1: %s by %s with %j', (path, method, data, theirPath, theirMethod) => {
    expect(rerouted(RULES, path, method, data)).toEqual([theirPath, theirMethod]);
  });
});

describe('toPageQuery', () => {
  const FORM =
    'page={pageIndex}&from={offset}&size={pageSize}&sort={sortField},{sortOrder}&q={keyword}';

  it('C1: fills the placeholders and keeps the filters', () => {
    const query = { pageNo: 3, pageSize: 20, sortField: 'title', sortOrder: 'desc', status: 0 };
    expect(toPageQuery(FORM, { ...query, keyword: '温室' })).toEqual({
      page: '2',
      from: '40',
      size: '20',
      sort: 'title,desc',
      q: '温室',
      status: 0,
    });
  });

  it('C1: leaves out parameters without a value', () => {
    expect(toPageQuery(FORM, { pageNo: 1, pageSize: 20, sortField: 'title', keyword: '' })).toEqual(
      {
        page: '0',
        from: '0',
        size: '20',
      },
    );
    expect(toPageQuery(FORM, { id: 7 })).toEqual({ id: 7 });
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
