/** What a record's `status` means. Servers differ: this is the one place that says so. */
export const STATUS = { shown: 0, hidden: 1 } as const;

/** Either of the two status numbers. */
export type Status = (typeof STATUS)[keyof typeof STATUS];

/** True where visitors may see the record. */
export function isShown(record: { status: number }): boolean {
  return record.status === STATUS.shown;
}
