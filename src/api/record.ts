import * as v from 'valibot';
import { isRecord } from '#src/lib/is-record.ts';
import { isSame } from '#src/lib/is-same.ts';
import type { Schema } from './client.ts';
import { STATUS } from './status.ts';

// Reading is tolerant: null becomes '', "a,b" a list, true a status. A save must not send that back for
// fields that nobody changed, so each record keeps such fields as they came.

/** The name of the record's field for them; undefined in it stands for a field that was absent. */
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

/**
 * The body of an update: unchanged fields as the server sent them, changed ones in the form the server
 * uses (a text with commas, a boolean status).
 */
export function toSent(record: Schema<unknown>, changed: unknown): Record<string, unknown> {
  const { [AS_SENT]: asSent, ...fields } = isRecord(changed) ? changed : {};
  if (!isRecord(asSent)) return fields;
  const before = readRecord(record, { ...fields, ...asSent });
  const read = isRecord(before.output) ? before.output : {};
  for (const [name, sent] of Object.entries(asSent)) {
    if (!isSame(read[name], fields[name])) fields[name] = inFormOf(sent, fields[name]);
    else if (sent === undefined) delete fields[name];
    else fields[name] = sent;
  }
  return fields;
}

function readRecord<T>(record: Schema<T>, sent: unknown): v.SafeParseResult<Schema<T>> {
  const result = v.safeParse(record, sent);
  if (result.success || !isRecord(sent)) return result;
  const unreadable = new Set(result.issues.map(({ path }) => path?.[0]?.key));
  const readable = Object.entries(sent).filter(([name]) => !unreadable.has(name));
  const again = v.safeParse(record, Object.fromEntries(readable));
  if (!again.success || !isRecord(again.output)) return result;
  for (const [name, value] of Object.entries(sent)) {
    const isUnreadText =
      unreadable.has(name) && typeof value === 'string' && again.output[name] === '';
    if (isUnreadText) Reflect.set(again.output, name, value);
  }
  return again;
}

function withAsSent<T>(read: T, sent: unknown): T {
  if (!isRecord(read) || !isRecord(sent)) return read;
  const names = Object.keys(read).filter((name) => !isSame(read[name], sent[name]));
  if (names.length === 0) return read;
  return { ...read, [AS_SENT]: Object.fromEntries(names.map((name) => [name, sent[name]])) };
}

/** Writes a changed value in the form in which the server sent the one before. */
function inFormOf(sent: unknown, value: unknown): unknown {
  if (typeof sent === 'boolean' && typeof value === 'number') return value === STATUS.shown;
  if (typeof sent === 'number' && typeof value === 'boolean') return Number(value);
  if (typeof sent !== 'string' || sent === '') return value;
  if (Array.isArray(value)) {
    return sent.trimStart().startsWith('[') ? JSON.stringify(value) : value.join(',');
  }
  const isWord = sent === 'true' || sent === 'false';
  if (typeof value === 'number') return String(isWord ? value === STATUS.shown : value);
  if (typeof value === 'boolean') return String(isWord ? value : Number(value));
  return value;
}
