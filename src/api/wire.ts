import { isRecord } from '#src/lib/is-record.ts';
import { API_PATHS, PAGE_QUERY, SENT_DATES, TOKEN_FORM, TOKEN_HEADER } from './dialect.ts';
import { toPageQuery } from './wire/page-query.ts';
import { rerouted } from './wire/paths.ts';
import { toSentDate } from './wire/sent-date.ts';

// What leaves for the server, in its own way of speaking (`dialect.ts`).

type Wire = [path: string, method: string];

/** Where the server has a call. `data` is what it carries: some want the id in the path. */
export function toWire(path: string, method: string, data?: unknown): Wire {
  return API_PATHS ? rerouted(API_PATHS, path, method, data) : [path, method];
}

/** A call's query parameters, the set ones among them. */
export function toWireQuery(data: unknown): Record<string, string> {
  if (!isRecord(data)) return {};
  const entries = Object.entries(PAGE_QUERY ? toPageQuery(PAGE_QUERY, data) : data)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => [name, String(toWireValue(value))]);
  return Object.fromEntries(entries);
}

/** A call's JSON body. */
export function toWireBody(data: unknown): string {
  return JSON.stringify(data, (_name, value: unknown) => toWireValue(value));
}

/** The header that carries a session's token; none without one. */
export function tokenHeader(token: string | null): Record<string, string> {
  return token === null ? {} : { [TOKEN_HEADER]: TOKEN_FORM.replace('{token}', () => token) };
}

function toWireValue(value: unknown): unknown {
  return SENT_DATES === 'iso' ? value : toSentDate(SENT_DATES, value);
}
