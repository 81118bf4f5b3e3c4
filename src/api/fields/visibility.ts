import type { FieldTable } from './record-fields.ts';
import { hasShownStatus, type Status } from './status.ts';

type Timed = { status: Status | null; [name: string]: unknown };

/**
 * Whether visitors see a record now: it is shown, and within the period that its type's table has. Servers may send
 * records that are not, so pages of types with such times check each; others check the status alone.
 */
export function isVisibleNow(record: Timed, fields: FieldTable, now: number): boolean {
  const isWithin = Object.entries(fields).every(([name, field]) => {
    const time = Date.parse(String(record[name]));
    if (field.kind === 'begin') return !(time > now);
    return field.kind !== 'end' || field.staysVisible === true || !(time <= now);
  });
  return isWithin && hasShownStatus(record);
}
