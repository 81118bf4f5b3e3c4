import { isRecord } from '#src/lib/records/is-record.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import type { Schema } from './client.ts';
import { AS_SENT, readRecord } from './record.ts';
import { STATUS } from './status.ts';

// Apart from `record.ts`, which visitors load.

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
