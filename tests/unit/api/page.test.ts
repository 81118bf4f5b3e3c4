import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pageOf, rowsOf } from '#src/api/page.ts';

const Item = v.looseObject({ id: v.number() });
const three = [{ id: 1 }, { id: 2 }, { id: 3 }];
const first = { pageNo: 1, pageSize: 2 };

describe('pageOf', () => {
  it.each(['list', 'records', 'rows', 'items', 'content'])(
    'C1: reads the list that is called %s',
    (name) => {
      const page = v.parse(pageOf(Item, first), { [name]: three.slice(0, 2), total: 3 });
      expect(page).toEqual({ rows: three.slice(0, 2), total: 3, dropped: 0 });
    },
  );

  it('C1: cuts the page out of a bare list, which is all there is', () => {
    expect(v.parse(pageOf(Item, { pageNo: 2, pageSize: 2 }), three)).toEqual({
      rows: [{ id: 3 }],
      total: 3,
      dropped: 0,
    });
  });

  it('C1: reads a total that came as digits', () => {
    expect(v.parse(pageOf(Item, first), { list: three, total: '120' }).total).toBe(120);
  });

  it.each([{ totalElements: 3 }, { totalCount: 3 }, { count: 3 }, { page: { totalElements: 3 } }])(
    'C1: reads the total in %j',
    (rest) => {
      expect(v.parse(pageOf(Item, first), { content: three.slice(0, 2), ...rest }).total).toBe(3);
    },
  );

  it('takes no data at all as an empty page', () => {
    expect(v.parse(pageOf(Item, first), null)).toEqual({ rows: [], total: 0, dropped: 0 });
  });

  it('C5: leaves out rows that do not fit and counts them, so that the others can be seen', () => {
    const page = v.parse(pageOf(Item, first), { list: [{ id: 1 }, { broken: true }], total: 2 });
    expect(page).toEqual({ rows: [{ id: 1 }], total: 2, dropped: 1 });
  });

  it.each([[{ unexpected: true }], [{ list: 'many' }], ['text']])('C5: refuses %j', (data) => {
    expect(() => v.parse(pageOf(Item, first), data)).toThrow('a page of records');
  });
});

describe('rowsOf', () => {
  it.each([[three], [{ list: three }], [{ records: three, total: 3 }]])('C1: reads %j', (data) => {
    expect(v.parse(rowsOf(Item), data)).toEqual({ rows: three, dropped: 0 });
  });

  it('C5: keeps what a record has beyond its schema', () => {
    const row = { id: 1, colour: 'green' };
    expect(v.parse(rowsOf(Item), [row]).rows).toEqual([row]);
  });

  it('C5: refuses what is no list', () => {
    expect(() => v.parse(rowsOf(Item), { unexpected: true })).toThrow('a list');
  });
});
