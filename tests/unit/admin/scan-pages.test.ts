import { describe, expect, it } from 'vitest';
import { type Scan, scanPages } from '#src/admin/records/scan-pages.ts';

const RECORDS = Array.from({ length: 450 }, (_none, index) => ({ id: index + 1 }));
const { signal } = new AbortController();

function server(cap: number, total: number | null) {
  const asked: number[] = [];
  let atOnce = 0;
  let most = 0;
  const readPage = async ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => {
    asked.push(pageNo);
    atOnce += 1;
    most = Math.max(most, atOnce);
    await Promise.resolve();
    atOnce -= 1;
    const size = Math.min(cap, pageSize);
    return { rows: RECORDS.slice((pageNo - 1) * size, pageNo * size), dropped: 0, total };
  };
  return { readPage, asked, most: () => most };
}

const even = (rows: readonly { id: number }[]) => rows.filter(({ id }) => id % 2 === 0);

describe('scanPages', () => {
  it.each([
    [100, 450],
    [40, 450],
    [100, null],
  ])(
    'reads on page by page of at most %i, of %s records, and keeps what it finds',
    async (cap, total) => {
      const { readPage, most } = server(cap, total);
      let reading: Scan<{ id: number }> | undefined;
      let turns = 0;
      do {
        reading = await scanPages({ readPage, inspect: even, before: reading, signal });
        turns += 1;
      } while (reading.next && turns < 20);
      expect(reading.found).toEqual(even(RECORDS));
      expect(reading.visible.size).toBe(450);
      expect(most()).toBeLessThanOrEqual(3);
    },
  );

  it('counts nothing of the pages during which it was stopped', async () => {
    const { readPage } = server(100, 450);
    const first = await scanPages({ readPage, inspect: even, signal });
    const stopped = new AbortController();
    const second = scanPages({ readPage, inspect: even, before: first, signal: stopped.signal });
    stopped.abort();
    await expect(second).rejects.toThrow('aborted');
    expect(first.next).toEqual({ pageNo: 2, pageSize: 100 });
    const again = await scanPages({ readPage, inspect: even, before: first, signal });
    expect(again.visible.size).toBe(400);
  });
});
