import * as v from 'valibot';

/** A deleted record, as it was read before. */
export const DeletedRecord = v.object({
  /** Of `deletedKey`. */
  id: v.string(),
  user: v.string(),
  type: v.string(),
  /** The id that it had at the server. */
  record: v.string(),
  title: v.string(),
  /** When it was deleted, in epoch milliseconds. */
  at: v.number(),
  /** False while the server has not answered: the page may have been closed before. */
  isSure: v.boolean(),
  /** With the fields that we do not know. */
  fields: v.record(v.string(), v.unknown()),
});
export type DeletedRecord = v.InferOutput<typeof DeletedRecord>;

/** One for each record, so that what is deleted twice is kept once. */
export function deletedKey({ user, type, record }: Omit<DeletedRecord, 'id'>): string {
  return JSON.stringify([user, type, record]);
}
