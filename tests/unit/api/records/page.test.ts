import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '#src/api/client/answer.ts';
import { pageOf, rowsOf } from '#src/api/records/page.ts';

const Item = v.looseObject({ id: v.number() });
const three = [{ id: 1 }, { id: 2 }, { id: 3 }];
const first = { pageNo: 1, pageSize: 2 };

const ENVELOPES: [string, (data: unknown) => unknown][] = [
  ['{ success, data }', (data) => ({ success: true, data, message: '' })],
  ['{ success, result }', (result) => ({ success: true, result })],
  ['{ data }', (data) => ({ data })],
  ['{ result }', (result) => ({ result })],
  ['no envelope', (data) => data],
];
const LISTS = ['list', 'records', 'rows', 'items', 'content'];
const TOTALS = ['total', 'count', 'totalCount', 'totalElements', 'totalItems'];

/** Reads an answer's text as the client does. */
function read<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  return readAnswer(schema, 'GET /links/get', 200, JSON.stringify(body));
}

describe.each(ENVELOPES)('an answer in %s', (_name, wrap) => {
  const page = pageOf(Item, first);
  const expected = { rows: three.slice(0, 2), total: 3, dropped: 0 };

  it.each(LISTS.flatMap((list) => TOTALS.map((total) => [list, total] as const)))(
    'C1: is read as a page where it has %s and %s',
    (list, total) => {
      expect(read(page, wrap({ [list]: three.slice(0, 2), [total]: 3 }))).toEqual(expected);
    },
  );

  it('C1: is read as a page where it is a bare list', () => {
    expect(read(page, wrap(three))).toEqual(expected);
  });

  it.each(LISTS)('C1: is read as a whole list where it has %s', (list) => {
    expect(read(rowsOf(Item), wrap({ [list]: three }))).toEqual({ rows: three, dropped: 0 });
    expect(read(rowsOf(Item), wrap(three))).toEqual({ rows: three, dropped: 0 });
  });

  it('C1: is read as a record', () => {
    expect(read(v.nullable(Item), wrap({ id: 1, name: '新' }))).toEqual({ id: 1, name: '新' });
    expect(read(v.nullable(Item), wrap(null))).toBeNull();
  });
});

describe('an answer with its total beside the data', () => {
  it.each([
    { data: three.slice(0, 2), total: 3 },
    { success: true, data: three.slice(0, 2), count: 3, message: '' },
    { success: true, result: three.slice(0, 2), totalCount: 3 },
  ])('C1: %j is read as a page', (body) => {
    const expected = { rows: three.slice(0, 2), total: 3, dropped: 0 };
    expect(read(pageOf(Item, first), body)).toEqual(expected);
  });
});

describe('pageOf', () => {
  it('C1: takes a page from a bare list, which is complete', () => {
    expect(v.parse(pageOf(Item, { pageNo: 2, pageSize: 2 }), three)).toEqual({
      rows: [{ id: 3 }],
      total: 3,
      dropped: 0,
    });
  });

  it('C1: reads a total that came as digits', () => {
    expect(v.parse(pageOf(Item, first), { list: three, total: '120' }).total).toBe(120);
  });

  it.each([
    { page: { totalElements: 3 } },
    { meta: { totalItems: 3, itemCount: 2 } },
    { pagination: { total: 3 } },
  ])('C1: reads the total in %j', (beside) => {
    const data = { content: three.slice(0, 2), ...beside };
    expect(v.parse(pageOf(Item, first), data).total).toBe(3);
  });

  it.each([{ total: 0 }, { total: -1 }, { total: 1 }, { total: null }, { total: 'many' }, {}])(
    'C1: a page whose total is %j keeps its rows, and has no total',
    (rest) => {
      const rows = three.slice(0, 2);
      const page = v.parse(pageOf(Item, first), { list: rows, ...rest });
      expect(page).toEqual({ rows, total: null, dropped: 0 });
      expect(v.parse(pageOf(Item, first), { list: [], ...rest }).rows).toEqual([]);
    },
  );

  it('C1: an empty page has no more than nothing, whatever its total is', () => {
    const totals = [{ total: -1 }, { total: 0 }, {}, { total: 40 }].map(
      (rest) => v.parse(pageOf(Item, first), { list: [], ...rest }).total,
    );
    expect(totals).toEqual([0, 0, 0, 40]);
  });

  it('C1: a list without a total that is longer than the page is all there is', () => {
    const second = { pageNo: 2, pageSize: 2 };
    const page = v.parse(pageOf(Item, second), { list: three });
    expect(page).toEqual({ rows: [{ id: 3 }], total: 3, dropped: 0 });
  });

  it('reads missing data as an empty page', () => {
    expect(v.parse(pageOf(Item, first), null)).toEqual({ rows: [], total: 0, dropped: 0 });
  });

  it('C5: leaves out and counts invalid rows, so that the others can be shown', () => {
    const page = v.parse(pageOf(Item, first), { list: [{ id: 1 }, { broken: true }], total: 2 });
    expect(page).toEqual({ rows: [{ id: 1 }], total: 2, dropped: 1 });
  });

  it.each([[{ unexpected: true }], [{ list: 'many' }], ['text']])('C5: refuses %j', (data) => {
    expect(() => v.parse(pageOf(Item, first), data)).toThrow('a page of records');
  });
});

/** PHP sends a list from which something was taken out as an object. */
const GAPS = { 0: three[0], 2: three[2] };
const EMPTY = [null, [], {}, '', false, 'null', '[]'];

describe('a list of a server that has no lists', () => {
  it.each([GAPS, JSON.stringify(GAPS), JSON.stringify([three[0], three[2]])])(
    'C1: %j is read as its rows',
    (list) => {
      const expected = { rows: [three[0], three[2]], dropped: 0 };
      expect(read(rowsOf(Item), { success: true, data: list })).toEqual(expected);
      expect(read(rowsOf(Item), { success: true, data: { list } })).toEqual(expected);
      const page = { ...expected, total: 2 };
      expect(read(pageOf(Item, first), { success: true, data: { list, total: '2' } })).toEqual(
        page,
      );
      expect(read(pageOf(Item, first), { success: true, data: list, total: 2 })).toEqual(page);
      expect(read(pageOf(Item, first), { success: true, data: list })).toEqual(page);
    },
  );

  it.each(EMPTY)('C1: %j is an empty list, whatever stands beside it', (list) => {
    const empty = { rows: [], dropped: 0 };
    expect(read(rowsOf(Item), { success: true, data: list })).toEqual(empty);
    expect(read(rowsOf(Item), { success: true, data: { rows: list } })).toEqual(empty);
    const page = { ...empty, total: 0 };
    expect(read(pageOf(Item, first), { success: true, data: { list, total: 0 } })).toEqual(page);
    expect(read(pageOf(Item, first), { success: true, data: list, total: 0 })).toEqual(page);
    expect(read(pageOf(Item, first), { data: list, count: 0 })).toEqual(page);
    expect(read(pageOf(Item, first), { success: true, data: list })).toEqual(page);
  });

  it('C1: a record that is missing is none, also beside a number of records', () => {
    expect(read(v.nullable(Item), { success: true, data: null, count: 0 })).toBeNull();
    expect(read(v.nullable(Item), { data: null, count: 0 })).toBeNull();
  });

  it('C1: reads a total with thousands separators', () => {
    expect(v.parse(pageOf(Item, first), { list: three, total: '1,204' }).total).toBe(1204);
  });
});

describe('rowsOf', () => {
  it('C5: keeps fields that the schema does not have', () => {
    const row = { id: 1, colour: 'green' };
    expect(v.parse(rowsOf(Item), [row]).rows).toEqual([row]);
  });

  it('C5: refuses what is no list', () => {
    expect(() => v.parse(rowsOf(Item), { unexpected: true })).toThrow('a list');
  });
});
