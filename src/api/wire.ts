import { parseExact, stringifyExact } from '#src/lib/records/exact-json.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import {
  API_PATHS,
  ENGLISH_FIELD,
  HAS_ENGLISH,
  PAGE_QUERY,
  SENT_DATES,
  TOKEN_FORM,
  TOKEN_HEADER,
} from './dialect.ts';
import { withEnglishNames } from './wire/english-names.ts';
import { toPageQuery } from './wire/page-query.ts';
import { rerouted } from './wire/paths.ts';
import { toSentDate } from './wire/sent-date.ts';

// Converts requests to the server's dialect (`dialect.ts`), and the names in its answers from it.

const HAS_OTHER_NAMES = HAS_ENGLISH && ENGLISH_FIELD !== '{field}En';

type Wire = [path: string, method: string];

/** Path and method of a call; some servers want the id of `data` in the path. */
export function toWire(path: string, method: string, data?: unknown): Wire {
  return API_PATHS ? rerouted(API_PATHS, path, method, data) : [path, method];
}

/** Query parameters without unset ones. */
export function toWireQuery(data: unknown): Record<string, string> {
  if (!isRecord(data)) return {};
  const entries = Object.entries(PAGE_QUERY ? toPageQuery(PAGE_QUERY, data) : data)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => [name, String(toWireValue(value))]);
  return Object.fromEntries(entries);
}

export function toWireBody(data: unknown): string {
  return stringifyExact(data, (value) => withNames(toWireValue(value)));
}

/** @throws SyntaxError */
export function fromWireBody(text: string): unknown {
  return parseExact(text, HAS_OTHER_NAMES ? withNames : undefined);
}

function withNames(value: unknown): unknown {
  return HAS_OTHER_NAMES ? withEnglishNames(ENGLISH_FIELD, value) : value;
}

/** Token header; empty without a token. */
export function tokenHeader(token: string | null): Record<string, string> {
  return token === null ? {} : { [TOKEN_HEADER]: TOKEN_FORM.replace('{token}', () => token) };
}

function toWireValue(value: unknown): unknown {
  return SENT_DATES === 'iso' ? value : toSentDate(SENT_DATES, value);
}
