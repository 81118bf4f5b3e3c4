import { parseDateTime } from '#src/lib/time/date-time.ts';
import type { Id } from '#src/lib/records/id.ts';

/** The key under which a form's draft is stored, and the fields that it leaves out. */
export type DraftOptions = {
  /** The content type and the record's id; `new` for a new record. */
  key: readonly [type: string, record: string | number];
  /** When the server's record was last changed, in epoch milliseconds; null where it is unknown. */
  changedAt?: number | null;
  /** Fields that are never stored: passwords. */
  secrets?: readonly string[];
};

/** The draft of a content type's form. @param record what it edits; null for a new record */
export function draftOptionsOf(name: string, record: { id: Id } | null): DraftOptions {
  if (record === null) return { key: [name, 'new'] };
  const { id, updateTime = null }: { id: Id; updateTime?: unknown } = record;
  return { key: [name, id], changedAt: timeOf(updateTime) };
}

function timeOf(value: unknown): number | null {
  const isTime = typeof value === 'string' || typeof value === 'number';
  return isTime ? (parseDateTime(value)?.getTime() ?? null) : null;
}
