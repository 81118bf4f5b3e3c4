import type { Id } from './id.ts';

/** What is asked for first. */
export const FIRST_PAGE = { pageNo: 1, pageSize: 100 };
const AT_ONCE = 3;

/** Reads one page, from 1, of so many rows; `dropped` ones could not be read. */
export type ReadPage<T> = (place: {
  pageNo: number;
  pageSize: number;
}) => Promise<{ rows: T[]; dropped: number; total: number }>;

type ReadAll<T> = {
  readPage: ReadPage<T>;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
};

/**
 * Reads every row there is, page by page, each row once.
 * @throws what a page throws; the signal's reason when aborted.
 */
export async function readAll<T extends { id: Id }>(options: ReadAll<T>): Promise<T[]> {
  const { readPage, signal, onProgress } = options;
  let done = 0;
  const read = async (pageNo: number) => {
    signal.throwIfAborted();
    const page = await readPage({ ...FIRST_PAGE, pageNo });
    signal.throwIfAborted();
    done += page.rows.length;
    onProgress(done, page.total);
    return page;
  };
  const first = await read(1);
  // A server may give fewer a page than it was asked for.
  const size = first.rows.length + first.dropped;
  const pages = size === 0 ? 1 : Math.ceil(first.total / size);
  const all = [first];
  // By hand: the package that does it for the back office would be a tenth of a visitor's page.
  for (let next = 2; next <= pages; next += AT_ONCE) {
    const count = Math.min(AT_ONCE, pages - next + 1);
    all.push(
      ...(await Promise.all(Array.from({ length: count }, (_none, index) => read(next + index)))),
    );
  }
  const rows = all.flatMap((page) => page.rows);
  // Rows that moved to the next page meanwhile come twice.
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
