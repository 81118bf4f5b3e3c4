import type { Id } from './id.ts';

/** The first request. */
export const FIRST_PAGE = { pageNo: 1, pageSize: 100 };
const AT_ONCE = 3;

/** Reads one page (from 1); `dropped` rows did not fit the schema. */
export type ReadPage<T> = (page: {
  pageNo: number;
  pageSize: number;
}) => Promise<{ rows: T[]; dropped: number; total: number | null }>;

type ReadAll<T> = {
  readPage: ReadPage<T>;
  signal: AbortSignal;
  /** Rows of a request; 100 by default. */
  pageSize?: number;
  /** Reads no more pages once it has this many rows. */
  limit?: number;
  /** Reads no more pages than this, however few rows the server sends on each. */
  maxPages?: number;
  /** `total` is null where the server does not say it. */
  onProgress: (done: number, total: number | null) => void;
};

/**
 * Reads all pages; each row once.
 * @throws what a page throws; the signal's reason when aborted.
 */
export async function readAll<T extends { id: Id }>(options: ReadAll<T>): Promise<T[]> {
  const { readPage, signal, onProgress, limit = Infinity, maxPages = Infinity } = options;
  let done = 0;
  const read = async (pageNo: number, pageSize: number) => {
    signal.throwIfAborted();
    const page = await readPage({ pageNo, pageSize });
    signal.throwIfAborted();
    done += page.rows.length;
    onProgress(done, page.total);
    return page;
  };
  const first = await read(1, options.pageSize ?? FIRST_PAGE.pageSize);
  // A server may send fewer rows than asked for: with that number as the page size, no row is skipped.
  const size = first.rows.length + first.dropped;
  const pages = Math.min(maxPages, size && Math.ceil(Math.min(first.total ?? 0, limit) / size));
  const all = [first];
  // Without a total, up to a page that brings nothing new: some servers send the last one again.
  const seen = new Set(first.rows.map(keyOf));
  let known = -1;
  const isMore = () => seen.size > known && seen.size < limit && all.length < maxPages;
  while (first.total === null && isMore()) {
    known = seen.size;
    const page = await read(all.length + 1, size);
    for (const row of page.rows) seen.add(keyOf(row));
    all.push(page);
  }
  // Without p-map, which would add a tenth to a public page's size.
  for (let next = 2; next <= pages; next += AT_ONCE) {
    const count = Math.min(AT_ONCE, pages - next + 1);
    all.push(
      ...(await Promise.all(
        Array.from({ length: count }, (_none, index) => read(next + index, size)),
      )),
    );
  }
  const rows = all.flatMap((page) => page.rows);
  // A row that moved to the next page meanwhile is read twice.
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

const keyOf = ({ id }: { id: Id }) => String(id);
