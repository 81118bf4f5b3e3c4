import { plainNumber, stringifyExact } from '#src/lib/records/exact-json.ts';
import { separatorOf } from '#src/lib/text/split-texts.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import type { Schema } from '#src/api/client/client.ts';
import { MOST_SECONDS } from '#src/lib/time/date-time.ts';
import { AS_SENT, readRecord } from './record.ts';
import { STATUS } from '#src/api/fields/status.ts';

// Apart from `record.ts`, which visitors download.

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

/** Seconds or milliseconds. */
const EPOCH = /^\d{9,}$/;
const ISO = /^\d{4}-\d\d-\d\dT.*Z$/;

/** The spellings of true and false. */
const WORDS = [
  ['true', 'false'],
  ['True', 'False'],
  ['Y', 'N'],
  ['y', 'n'],
];

/** Writes a changed value in the form in which the server sent the one before. */
function inFormOf(sent: unknown, value: unknown): unknown {
  if (typeof sent === 'boolean' && typeof value === 'number') return value === STATUS.shown;
  if (typeof sent === 'number' && typeof value === 'boolean') return Number(value);
  if (EPOCH.test(String(sent)) && typeof value === 'string' && ISO.test(value)) {
    const time = Date.parse(value) / (Number(sent) < MOST_SECONDS ? 1000 : 1);
    return typeof sent === 'number' ? Math.floor(time) : String(Math.floor(time));
  }
  if (typeof sent !== 'string' || sent === '' || plainNumber(sent) !== sent) return value;
  if (Array.isArray(value)) {
    return /^\s*[[{]/.test(sent) ? stringifyExact(value) : value.join(separatorOf(sent));
  }
  const [yes, no] = WORDS.find((words) => words.includes(sent)) ?? [];
  if (typeof value === 'number') return (value === STATUS.shown ? yes : no) ?? String(value);
  if (typeof value === 'boolean') return (value ? yes : no) ?? String(Number(value));
  return value;
}
