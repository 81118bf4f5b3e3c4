import { dialect } from '#src/api/dialects/dialect.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import type { Page } from './page.ts';

/** The most rows that the server sends at once. */
export const LARGEST_PAGE = dialect.query.largest ?? Infinity;

/**
 * Reads pages one after the other, where a server sends fewer rows than are needed.
 * @param readPage reads one page (from 1); `pageSize` is undefined for the first, whose size then counts
 * @param most reads no more pages once it has this many rows
 * @returns all as one page
 * @throws what `readPage` throws
 */
export async function turnPages<T>(
  readPage: (pageNo: number, pageSize?: number) => Promise<Page<T>>,
  most: number,
): Promise<Page<T>> {
  const first = await readPage(1);
  const { total } = first;
  const size = countOf(first);
  const all = { rows: first.rows, dropped: first.dropped, total };
  let last = first;
  while (countOf(last) === size && countOf(all) < Math.min(most, total ?? Infinity)) {
    const next = await readPage(Math.floor(countOf(all) / size) + 1, size);
    // After the last page some servers send it again.
    if (countOf(next) === 0 || isSame(next.rows[0], last.rows[0])) break;
    all.rows = [...all.rows, ...next.rows];
    all.dropped += next.dropped;
    last = next;
  }
  return all;
}

function countOf({ rows, dropped }: Pick<Page<unknown>, 'rows' | 'dropped'>): number {
  return rows.length + dropped;
}
