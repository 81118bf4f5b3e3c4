import { englishName } from '#src/api/fields/record-fields.ts';
import { STATUS } from '#src/api/fields/status.ts';
import type { Collection, Compare, Row } from '../collection.ts';
import type { Context } from './define.ts';

/** True where a record matches the filter's query value. */
type Filter<T> = (row: T, value: string, context: Context) => boolean;

/** Search, filters and order of a resource's lists. */
export type Listing<T extends Row> = {
  /** Fields searched for `keyword`, and their English values. */
  search: string[];
  filters?: Record<string, Filter<T>>;
  /** Default order. */
  order: Compare<T>;
  /** Records excluded from all lists (deleted users). */
  omit?: (row: T) => boolean;
};

const collator = new Intl.Collator('zh-CN', { numeric: true });
const DEFAULT_SIZE = 10;
const MAX_SIZE = 500;

/** Matching records that the caller may see, sorted. */
export function rowsOf<T extends Row>(
  context: Context,
  collection: Collection<T>,
  { search, filters = {}, order, omit }: Listing<T>,
): T[] {
  const { query, user, db } = context;
  const keyword = query.get('keyword')?.trim().toLowerCase() ?? '';
  const now = db.now().toISOString();
  const asked = Object.entries(filters).flatMap(([name, fits]) => {
    const value = query.get(name) ?? '';
    return value === '' ? [] : [(row: T) => fits(row, value, context)];
  });
  return inOrder(query, collection, order).filter(
    (row) =>
      (user !== null || isVisible(row, now)) &&
      !omit?.(row) &&
      asked.every((fits) => fits(row)) &&
      (keyword === '' ||
        search
          .flatMap((field) => [row[field], row[englishName(field)]])
          .some((text) => String(text).toLowerCase().includes(keyword))),
  );
}

/** One page of records; `pageNo` starts at 1. */
export function pageOf<T>(query: URLSearchParams, rows: T[]): { list: T[]; total: number } {
  const size = Math.min(wholeNumber(query.get('pageSize'), DEFAULT_SIZE), MAX_SIZE);
  const from = (wholeNumber(query.get('pageNo'), 1) - 1) * size;
  return { list: rows.slice(from, from + size), total: rows.length };
}

/** Filter by a field's exact value. */
export function equals<T extends Row>(field: string): Filter<T> {
  return (row, value) => String(row[field]) === value;
}

/** Filter by a part of a field. */
export function contains<T extends Row>(field: string): Filter<T> {
  return (row, value) => String(row[field]).includes(value);
}

/** Orders by `sort`, then the oldest first. */
export function bySort(one: Row, other: Row): number {
  return (
    Number(one.sort) - Number(other.sort) || collator.compare(String(one.id), String(other.id))
  );
}

/** Larger (later) values of a field first. */
export function newestFirst(field: string): Compare<Row> {
  return (one, other) => compareValues(other[field], one[field]);
}

/** Orders pinned records first, then the newest first. */
export function pinnedFirst(one: Row, other: Row): number {
  return (
    Number(other.pinned === true) - Number(one.pinned === true) ||
    compareValues(other.publishTime, one.publishTime)
  );
}

function inOrder<T extends Row>(
  query: URLSearchParams,
  collection: Collection<T>,
  order: Compare<T>,
): readonly T[] {
  const field = query.get('sortField') ?? '';
  if (field === '') return collection.sorted('', order);
  const direction = query.get('sortOrder') === 'desc' ? -1 : 1;
  return collection.sorted(
    `${field} ${direction}`,
    (one, other) => direction * compareValues(one[field], other[field]),
  );
}

function compareValues(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const left = textOf(one);
  const right = textOf(other);
  if (left === right) return 0;
  if (!isPlain.test(left) || !isPlain.test(right)) return collator.compare(left, right);
  return left < right ? -1 : 1;
}

const isPlain = /^[\x20-\x7e]*$/;

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';
}

function wholeNumber(value: string | null, otherwise: number): number {
  const number = Number(value);
  return value !== null && Number.isInteger(number) && number > 0 ? number : otherwise;
}

/**
 * True where a visitor may see the record at `now` (ISO 8601, UTC). Jobs stay visible after their
 * deadline.
 */
export function isVisible(row: Row, now: string): boolean {
  if (Number(row.status ?? STATUS.shown) !== STATUS.shown) return false;
  const start = textOf(row.publishTime) || textOf(row.startTime);
  const end = textOf(row.expireTime) || textOf(row.endTime);
  return start <= now && (end === '' || end > now);
}
