import { describe, expect, it } from 'vitest';
import { readAll } from '#src/lib/records/read-all.ts';

const RECORDS = Array.from({ length: 250 }, (_none, index) => ({ id: index + 1 }));

function server(cap: number, total: number | null = 250) {
  return ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => {
    const size = Math.min(cap, pageSize);
    const from = (pageNo - 1) * size;
    return Promise.resolve({ rows: RECORDS.slice(from, from + size), dropped: 0, total });
  };
}

describe('readAll', () => {
  it.each([100, 40])('B7: reads every row in order where a page holds at most %i', async (cap) => {
    const told: number[] = [];
    const rows = await readAll({
      readPage: server(cap),
      signal: new AbortController().signal,
      onProgress: (done) => told.push(done),
    });
    expect(rows).toEqual(RECORDS);
    expect(told.at(-1)).toBe(250);
  });

  it('B7: reads every row where the page is sent as an offset and a page holds at most 40', async () => {
    const rows = await readAll({
      readPage: ({ pageNo, pageSize }) => {
        const offset = (pageNo - 1) * pageSize;
        const sent = RECORDS.slice(offset, offset + Math.min(40, pageSize));
        return Promise.resolve({ rows: sent, dropped: 0, total: 250 });
      },
      signal: new AbortController().signal,
      onProgress: () => {},
    });
    expect(rows).toEqual(RECORDS);
  });

  it.each([100, 40, 250])(
    'B7: without a total it reads until no row is new, %i on a page',
    async (cap) => {
      const told: (number | null)[] = [];
      const rows = await readAll({
        readPage: server(cap, null),
        signal: new AbortController().signal,
        pageSize: cap,
        onProgress: (_done, total) => told.push(total),
      });
      expect(rows).toEqual(RECORDS);
      expect(new Set(told)).toEqual(new Set([null]));
    },
  );

  it('B7: without a total it ends where a server sends the same page again and again', async () => {
    const asked: number[] = [];
    const rows = await readAll({
      readPage: ({ pageNo }) => {
        asked.push(pageNo);
        return Promise.resolve({ rows: RECORDS.slice(0, 3), dropped: 0, total: null });
      },
      signal: new AbortController().signal,
      onProgress: () => {},
    });
    expect(rows).toEqual(RECORDS.slice(0, 3));
    expect(asked).toEqual([1, 2]);
  });

  it('B7: stops at its limit', async () => {
    const rows = await readAll({
      readPage: server(100),
      signal: new AbortController().signal,
      limit: 120,
      onProgress: () => {},
    });
    expect(rows).toHaveLength(200);
    const unknown = await readAll({
      readPage: server(100, null),
      signal: new AbortController().signal,
      limit: 120,
      onProgress: () => {},
    });
    expect(unknown).toHaveLength(200);
  });

  it('B7: returns a row once that moved to the next page meanwhile', async () => {
    const pages = [
      [{ id: 1 }, { id: 2 }],
      [{ id: 2 }, { id: 3 }],
    ];
    const rows = await readAll({
      readPage: ({ pageNo }) =>
        Promise.resolve({ rows: pages[pageNo - 1] ?? [], dropped: 0, total: 4 }),
      signal: new AbortController().signal,
      onProgress: () => {},
    });
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('B7: stops reading when it is cancelled', async () => {
    const stop = new AbortController();
    const asked: number[] = [];
    const reading = readAll({
      readPage: (place) => {
        asked.push(place.pageNo);
        stop.abort(new Error('cancelled'));
        return server(10)(place);
      },
      signal: stop.signal,
      onProgress: () => {},
    });
    await expect(reading).rejects.toThrow('cancelled');
    expect(asked).toEqual([1]);
  });
});
