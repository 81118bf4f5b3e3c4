import * as v from 'valibot';
import { listOf } from '#src/lib/records/list-of.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import type { Schema } from '#src/api/client/client.ts';
import { LIST_NAMES, totalIn } from '#src/api/wire/envelope.ts';
import { number } from '#src/api/fields/fields.ts';
import { tolerant } from './record.ts';

/** Query of paged calls; filters are further fields. */
export type PageQuery = {
  /** Starts at 1. */
  pageNo: number;
  pageSize: number;
  sortField?: string | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
  keyword?: string | undefined;
  [filter: string]: string | number | undefined;
};

/** Valid records, and the number of invalid ones that were dropped. */
export type Rows<T> = { rows: T[]; dropped: number };
/**
 * `total` is null where the server does not say how many records there are. `isCut`: found among the first
 * records alone, because there are more than a visitor’s browser reads.
 */
export type Page<T> = Rows<T> & { total: number | null; among?: FilterProgress; isCut?: boolean };

/** The records that a filter of the back office has looked at, where there are more. */
export type FilterProgress = {
  read: number;
  total: number | null;
  /** Looks at some more; the page has to be read again then. @throws ApiError */
  lookFurther: () => Promise<void>;
};

/**
 * List of records. Invalid rows are dropped and counted, so that the others can be shown.
 * @param call named in the console where rows are dropped
 */
export function rowsOf<T>(record: Schema<T>, call = 'A list'): Schema<Rows<T>> {
  return v.pipe(
    v.unknown(),
    v.transform(listIn),
    v.array(v.unknown(), 'a list'),
    v.transform((items) => readRows(record, items, call)),
  );
}

/**
 * Page of records: `{ list, total }` or other usual names. A bare list is complete and is paged
 * here, and so is one that is longer than the page and has no total.
 */
export function pageOf<T>(record: Schema<T>, query: PageQuery, call = 'A page'): Schema<Page<T>> {
  return v.pipe(
    v.unknown(),
    v.check((data) => listIn(data) !== undefined, 'a page of records'),
    v.transform((data) => {
      const items = listIn(data) ?? [];
      const { pageNo, pageSize } = query;
      const isBare = nameOfList(data) === undefined;
      const total = isBare ? items.length : knownTotal(data, items.length);
      const isWhole = isBare || (total === null && items.length > pageSize);
      if (!isWhole) return { ...readRows(record, items, call), total };
      const from = (pageNo - 1) * pageSize;
      return { ...readRows(record, items.slice(from, from + pageSize), call), total: items.length };
    }),
  );
}

function nameOfList(data: unknown): string | undefined {
  return isRecord(data) ? LIST_NAMES.find((name) => name in data) : undefined;
}

/** The list of an answer, under its usual names or bare; undefined where there is none. */
export function listIn(data: unknown): unknown[] | undefined {
  const name = nameOfList(data);
  return listOf(isRecord(data) && name !== undefined ? data[name] : data);
}

/** The total, null where there is none that fits the rows: some servers say 0 or -1, or nothing. */
function knownTotal(data: unknown, rows: number): number | null {
  const read = v.safeParse(number, totalIn(data));
  const total = read.success && Number.isInteger(read.output) ? read.output : 0;
  if (rows === 0) return Math.max(0, total);
  return total >= rows ? total : null;
}

function readRows<T>(record: Schema<T>, items: unknown[], call: string): Rows<T> {
  const schema = tolerant(record);
  const unread: unknown[] = [];
  const rows = items.flatMap((item) => {
    const result = v.safeParse(schema, item);
    if (!result.success) unread.push(item);
    return result.success ? [result.output] : [];
  });
  if (unread.length > 0) void report(call, record, unread);
  return { rows, dropped: unread.length };
}

async function report(call: string, record: Schema<unknown>, rows: unknown[]): Promise<void> {
  try {
    const { reportUnreadRows } = await import('./unread-rows.ts');
    reportUnreadRows(call, record, rows);
  } catch {
    // Only a report for developers.
  }
}
