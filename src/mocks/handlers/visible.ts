import { STATUS } from '#src/api/fields/status.ts';
import type { Row } from '../collection.ts';

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

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
