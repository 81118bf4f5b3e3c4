import type { Page } from '#src/api/records/page.ts';
import type { Id } from '#src/lib/records/id.ts';
import { FIRST_PAGE } from '#src/lib/records/read-all.ts';
import { pause } from '#src/lib/time/pause.ts';

/** Pages of a list that are requested at the same time. */
const AT_ONCE = 3;
/** Records that are looked at before other work may run: a long text takes some milliseconds. */
const SLICE = 20;

/** What a scan has found so far in the records of a list, which themselves are not kept. */
export type Scan<T> = {
  found: readonly T[];
  /** Whether visitors see the record, by id, of all that were read. */
  visible: ReadonlyMap<string, boolean>;
  /** The number of all records; null where the server does not say it. */
  total: number | null;
  /** Where the scan goes on; absent once all records are read. */
  next?: { pageNo: number; pageSize: number };
};

export type ScanOptions<Row, T> = {
  /** Reads one page. @throws ApiError */
  readPage: (page: typeof FIRST_PAGE) => Promise<Page<Row>>;
  /** Looks for something in some of the rows. */
  inspect: (rows: readonly Row[]) => T[] | Promise<T[]>;
  /** What was read before; absent for the first page. */
  before?: Scan<T> | undefined;
  signal: AbortSignal;
};

/**
 * Reads the first page of a list, or the next few pages.
 * @throws ApiError, or the signal's reason when aborted; then nothing of these pages counts as read
 */
export async function scanPages<Row extends { id: Id; isVisible?: boolean }, T>(
  options: ScanOptions<Row, T>,
): Promise<Scan<T>> {
  const { readPage, inspect, before, signal } = options;
  const { pageNo, pageSize } = before?.next ?? FIRST_PAGE;
  const left = Math.ceil((before?.total ?? 0) / pageSize) - pageNo + 1;
  const count = before ? Math.max(1, Math.min(AT_ONCE, left)) : 1;
  const pages = await Promise.all(
    Array.from({ length: count }, (_none, index) => readPage({ pageNo: pageNo + index, pageSize })),
  );
  signal.throwIfAborted();
  const visible = new Map(before?.visible);
  const known = visible.size;
  // A record that moved to the next page meanwhile is read twice.
  const records = pages
    .flatMap(({ rows }) => rows)
    .filter(({ id, isVisible = true }) => {
      const isNew = !visible.has(String(id));
      visible.set(String(id), isVisible);
      return isNew;
    });
  const found = [...(before?.found ?? [])];
  for (let start = 0; start < records.length; start += SLICE) {
    found.push(...(await inspect(records.slice(start, start + SLICE))));
    await pause();
    signal.throwIfAborted();
  }
  const last = pages.at(-1);
  const total = last?.total ?? null;
  // A server may send fewer rows than asked for: with that number as the page size, no row is skipped.
  const size = before ? pageSize : (last?.rows.length ?? 0) + (last?.dropped ?? 0);
  const end = pageNo + count;
  // Without a total, up to a page that brings nothing new: some servers send the last one again.
  const isWhole =
    size === 0 || (total === null ? visible.size === known : (end - 1) * size >= total);
  return { found, visible, total, ...(!isWhole && { next: { pageNo: end, pageSize: size } }) };
}
