import { dialect } from '#src/api/dialects/dialect.ts';

export type Status = 0 | 1;

/** Meaning of `status`, as the dialect has it. */
export const STATUS: { shown: Status; hidden: Status } =
  dialect.shownStatus === 1 ? { shown: 1, hidden: 0 } : { shown: 0, hidden: 1 };

/** False also for a status that this product does not know. */
export function hasShownStatus(record: { status: Status | null }): boolean {
  return record.status === STATUS.shown;
}
