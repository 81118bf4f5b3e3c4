import type * as v from 'valibot';
import { isRecord } from '#src/lib/records/is-record.ts';
import type { Schema } from '#src/api/client/client.ts';
import { readRecord } from './record.ts';

// Loaded where rows cannot be read.

/**
 * The name under which a server probably sends a field that is missing: `userId` for `id`, `userName` for `username`.
 * Undefined where none is like it.
 */
export function likelyName(field: string, names: string[]): string | undefined {
  const wanted = plain(field);
  return (
    names.find((name) => plain(name) === wanted) ??
    names.find((name) => plain(name).endsWith(wanted)) ??
    names.find((name) => plain(name).startsWith(wanted))
  );
}

function plain(name: string): string {
  return name.replaceAll(/[_-]/g, '').toLowerCase();
}

/**
 * Reports to developers in the console which fields make rows unreadable, and what the server may call them.
 * @param call as `GET /user/page`
 */
export function reportUnreadRows(call: string, record: Schema<unknown>, rows: unknown[]): void {
  const reasons = new Set(rows.flatMap((row) => reasonsOf(readRecord(record, row).issues, row)));
  // For developers; no warning, because the page says it too.
  // oxlint-disable-next-line no-console
  console.info(`${call}: ${rows.length} rows cannot be read. ${[...reasons].join('; ')}`);
}

function reasonsOf(issues: readonly v.BaseIssue<unknown>[] | undefined, row: unknown): string[] {
  return (issues ?? []).map(({ path, expected, message, received }) => {
    const { key = 'row' } = path?.[0] ?? {};
    const field = typeof key === 'string' ? key : 'row';
    if (!isRecord(row) || field in row)
      return `${field}: expected ${expected ?? message}, got ${received}`;
    const name = likelyName(field, Object.keys(row));
    return `${field} is missing${name === undefined ? '' : `; the server sent ${name}`}`;
  });
}
