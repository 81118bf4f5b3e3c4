import { formatDateTime } from '#src/i18n/format-date-time.ts';
import type { AccessLog } from './schema.ts';

/** What people call a visit: its time and page. */
export function visitLabel({ createTime, path }: AccessLog): string {
  return `${formatDateTime(createTime)} ${path}`.trim();
}
