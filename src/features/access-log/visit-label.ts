import { formatDateTime } from '#src/i18n/format/format-date-time.ts';
import type { AccessLog } from './schema.ts';

/** Label of a visit: time and path. */
export function visitLabel({ createTime, path }: AccessLog): string {
  return `${formatDateTime(createTime)} ${path}`.trim();
}
