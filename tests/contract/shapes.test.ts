import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pageOf, rowsOf } from '#src/api/records/page.ts';
import { calls } from '#src/mocks/handlers/all.ts';
import { CONTRACT, contractOf, OPTIONAL } from '#tools/api-check/calls.ts';
import type { ContractCall } from '#tools/api-check/contract-call.ts';
import { idOf } from '#tools/api-check/checks/check-answer.ts';
import { RECORD_TYPES } from '#tools/api-check/record-types.ts';
import { OPTIONAL_CALLS, SPECIFIED_CALLS } from '../unit/api/specified-calls.ts';
import { call } from './call.ts';

/** How many records the mock has of what needs pages or fills a menu; of all else one is enough. */
const AT_LEAST: Record<string, number> = {
  'GET /links/get': 12,
  'GET /product-category/list': 8,
  'GET /product/simple-list': 60,
  'GET /product/page': 60,
  'GET /news/page': 120,
  'GET /job/page': 12,
  'GET /develop/page': 15,
  'GET /show': 200,
  'GET /user/page': 40,
  'GET /menu/show': 20,
  'GET /access-log/get': 3000,
  'GET /enquiry/page': 25,
};

/** As many as the mock answers. */
const ALL = { pageNo: 1, pageSize: 500 };

const READS = [...CONTRACT, ...OPTIONAL].filter(({ call: line }) => line.startsWith('GET '));
const LISTS = READS.filter(({ answer: { kind } }) => kind === 'list' || kind === 'page');
// Files are looked at in `files.test.ts`.
const OTHERS = READS.filter(({ answer: { kind } }) => kind === 'one' || kind === 'data');

async function rowsIn({ call: line, answer }: ContractCall) {
  if (answer.kind !== 'list' && answer.kind !== 'page') throw new Error(`${line} is no list`);
  const isPage = answer.kind === 'page';
  const query = isPage ? `?pageNo=${ALL.pageNo}&pageSize=${ALL.pageSize}` : '';
  const { status, data } = await call(`${line}${query}`, { as: 'admin' });
  expect(status).toBe(200);
  return isPage
    ? v.parse(pageOf(answer.schema, ALL), data)
    : { total: 0, ...v.parse(rowsOf(answer.schema), data) };
}

describe('what the calls answer', () => {
  it.each(LISTS)('C5: all rows of $call fit their schema, and there are enough', async (list) => {
    const { rows, dropped, total } = await rowsIn(list);
    expect(dropped).toBe(0);
    expect(Math.max(rows.length, total ?? 0)).toBeGreaterThanOrEqual(AT_LEAST[list.call] ?? 1);
  });

  it.each(OTHERS)('C5: $call fits its schema', async ({ call: line, answer, idFrom }) => {
    const { rows } = idFrom ? await rowsIn(contractOf(idFrom)) : { rows: [] };
    const query = idFrom ? `?id=${idOf(rows[0])}` : '';
    const { status, data } = await call(`${line}${query}`, { as: 'admin' });
    expect(status).toBe(200);
    if ('schema' in answer) v.parse(answer.schema, data);
  });

  it.each(RECORD_TYPES)('every record of $path could be saved as it stands', async (type) => {
    const { idFrom = '' } = type.reads.find(({ query }) => query === 'id') ?? {};
    const { rows } = await rowsIn(contractOf(idFrom));
    const wrong = rows.flatMap((row) => {
      const { issues = [] } = v.safeParse(type.input, row);
      return issues.map((issue) => `${idOf(row)} ${v.getDotPath(issue)}: ${issue.message}`);
    });
    expect(wrong).toEqual([]);
  });

  it('C3: the mock answers every call of the specification, the optional ones, and no other', () => {
    // For the mock in RuoYi's dialect.
    const ofDialects = ['GET /user/info'];
    expect(calls.map((known) => known.call).toSorted()).toEqual(
      [...SPECIFIED_CALLS, ...OPTIONAL_CALLS, ...ofDialects].toSorted(),
    );
  });
});
