import { SHOWN_STATUS } from './dialect.ts';

/** Either of the two status numbers. */
export type Status = 0 | 1;

/** What a record's `status` means. Servers differ: `VITE_API_SHOWN_STATUS` says which is which. */
export const STATUS: { shown: Status; hidden: Status } =
  SHOWN_STATUS === 1 ? { shown: 1, hidden: 0 } : { shown: 0, hidden: 1 };

/** True where visitors may see the record. */
export function isShown(record: { status: number }): boolean {
  return record.status === STATUS.shown;
}
