import { expect, it } from 'vitest';
import { turnPages } from '#src/api/records/turn-pages.ts';

type Options = { total?: number | null; ignoresPages?: boolean; first?: number };

/** A server of seven rows, two on a page. */
function server({ total = 7, ignoresPages = false, first = 2 }: Options = {}) {
  const asked: [number, number | undefined][] = [];
  const rows = Array.from({ length: 7 }, (_none, index) => ({ id: index }));
  const readPage = (pageNo: number, pageSize?: number) => {
    asked.push([pageNo, pageSize]);
    const size = pageSize ?? first;
    const from = ignoresPages ? 0 : (pageNo - 1) * size;
    return Promise.resolve({ rows: rows.slice(from, from + size), dropped: 0, total });
  };
  return { readPage, asked };
}

it.each([
  ['all', Infinity, {}, 7, 4],
  ['as many as are wanted', 3, {}, 4, 2],
  ['all, without a total', Infinity, { total: null }, 7, 4],
  ['one page where it is whole', Infinity, { first: 7 }, 7, 1],
  ['one page where the server knows no others', Infinity, { ignoresPages: true }, 2, 2],
] as const)('C1: turns pages until it has %s', async (_what, most, options, count, calls) => {
  const { readPage, asked } = server(options);
  expect((await turnPages(readPage, most)).rows).toHaveLength(count);
  expect(asked).toHaveLength(calls);
  expect(asked.slice(0, 2)).toEqual(
    [
      [1, undefined],
      [2, 2],
    ].slice(0, calls),
  );
});
