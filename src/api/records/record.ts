import * as v from 'valibot';
import { isRecord } from '#src/lib/records/is-record.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import type { Schema } from '#src/api/client/client.ts';

// Reading is tolerant: null becomes '', "a,b" a list, true a status. An unchanged field must be saved as the
// server sent it, so each record carries the original values of such fields for `to-sent.ts`.

/** The field of a record that holds the original values; undefined for a field that the server did not send. */
export const AS_SENT = 'asSent';

/**
 * The schema with which records are read. A field that cannot be read counts as absent, but a text (a
 * date of zeros) stays as it is; a record fails only where it cannot do without the field.
 */
export function tolerant<T>(record: Schema<T>): Schema<T> {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const result = readRecord(record, dataset.value);
      if (result.success) return withAsSent(result.output, dataset.value);
      for (const { message, path } of result.issues) addIssue({ message, ...(path && { path }) });
      return NEVER;
    }),
  );
}

/** Reads a record; the result has the issues where it cannot be read. */
export function readRecord<T>(record: Schema<T>, sent: unknown): v.SafeParseResult<Schema<T>> {
  const result = v.safeParse(record, sent);
  if (result.success || !isRecord(sent)) return result;
  const unreadable = new Set(result.issues.map(({ path }) => path?.[0]?.key));
  const readable = Object.entries(sent).filter(([name]) => !unreadable.has(name));
  const again = v.safeParse(record, Object.fromEntries(readable));
  if (!again.success || !isRecord(again.output)) return result;
  for (const [name, value] of Object.entries(sent)) {
    const isUnreadText =
      unreadable.has(name) && typeof value === 'string' && again.output[name] === '';
    if (isUnreadText) Object.assign(again.output, { [name]: value });
  }
  return again;
}

function withAsSent<T>(read: T, sent: unknown): T {
  if (!isRecord(read) || !isRecord(sent)) return read;
  const names = Object.keys(read).filter((name) => !isSame(read[name], sent[name]));
  if (names.length === 0) return read;
  return { ...read, [AS_SENT]: Object.fromEntries(names.map((name) => [name, sent[name]])) };
}
