import * as v from 'valibot';
import { isRecord } from '#src/lib/is-record.ts';
import type { Schema } from './client.ts';
import { totalIn } from './envelope.ts';
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
export type Page<T> = Rows<T> & { total: number };

const LIST_NAMES = ['list', 'records', 'rows', 'items', 'content'];

/** List of records. Invalid rows are dropped and counted, so that the others can be shown. */
export function rowsOf<T>(record: Schema<T>): Schema<Rows<T>> {
  return v.pipe(
    v.unknown(),
    v.transform((data) => (isRecord(data) ? listIn(data) : (data ?? []))),
    v.array(v.unknown(), 'a list'),
    v.transform((items) => readRows(record, items)),
  );
}

/**
 * Page of records: `{ list, total }` or other usual names. A bare list is complete and is paged
 * here.
 */
export function pageOf<T>(record: Schema<T>, query: PageQuery): Schema<Page<T>> {
  return v.pipe(
    v.unknown(),
    v.check((data) => Array.isArray(listIn(data)), 'a page of records'),
    v.transform((data) => {
      const list = listIn(data);
      const items: unknown[] = Array.isArray(list) ? list : [];
      const total = Number(totalIn(data) ?? items.length);
      const from = (query.pageNo - 1) * query.pageSize;
      const onPage = isRecord(data) ? items : items.slice(from, from + query.pageSize);
      return { ...readRows(record, onPage), total };
    }),
  );
}

function listIn(data: unknown): unknown {
  if (!isRecord(data)) return data ?? [];
  const name = LIST_NAMES.find((key) => key in data);
  return name === undefined ? undefined : data[name];
}

function readRows<T>(record: Schema<T>, items: unknown[]): Rows<T> {
  const schema = tolerant(record);
  const rows = items.flatMap((item) => {
    const result = v.safeParse(schema, item);
    return result.success ? [result.output] : [];
  });
  return { rows, dropped: items.length - rows.length };
}
