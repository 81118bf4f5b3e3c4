import { calls } from '../../handlers/all.ts';

/** A call of ours: what a request in a dialect means. */
export type PlainCall = { method: string; path: string; id?: string };

/** An answer of ours, out of its envelope. */
export type PlainAnswer = {
  call: string;
  status: number;
  success: boolean;
  data: unknown;
  message: string;
  /** Field name to message. */
  errors: Record<string, string>;
};

/** How another server speaks, where it differs from ours. */
export type Dialect = {
  /** Stands before every path. */
  prefix: string;
  /** Null for what such a server does not have. */
  toCall: (method: string, path: string) => PlainCall | null;
  /** The header that carries the token; the token is the form's first group. */
  token: { header: string; form: RegExp };
  /** The parameters that ask for a page, under our names. Ours themselves mean nothing here. */
  toPage: (query: URLSearchParams) => Record<string, string | null | undefined>;
  /** Points in time: read by the form alone, as a strict server does. */
  dates: { form: RegExp; toText: (time: number) => string | number };
  shownStatus: 0 | 1;
  uploadField: string;
  /** The whole answer; without a body where there is none. */
  toAnswer: (answer: PlainAnswer) => { status: number; body?: object };
};

/** What a server says that has no field errors. */
export function wordsOf({ message, errors }: PlainAnswer): string {
  return Object.values(errors)[0] ?? message;
}

const KNOWN = new Set<string>(calls.map(({ call }) => call));

/** True for a call of ours. */
export function isKnown(method: string, path: string): boolean {
  return KNOWN.has(`${method} ${path}`);
}

/** The call that reads one record of a resource: of some it is `get`, of others `details`. */
export function callOfOne(resource: string): string {
  return isKnown('GET', `${resource}/details`) ? `${resource}/details` : `${resource}/get`;
}

const CHINA = 8 * 3_600_000;

/** `2026-11-20 08:00:00`, at +08:00. */
export const LOCAL_DATES: Dialect['dates'] = {
  form: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/,
  toText: (time) => new Date(time + CHINA).toISOString().slice(0, 19).replace('T', ' '),
};

/** `2026-11-20T08:00:00+08:00`; any zone is read. */
export const ZONED_DATES: Dialect['dates'] = {
  form: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
  toText: (time) => `${new Date(time + CHINA).toISOString().slice(0, 19)}+08:00`,
};

/** Milliseconds. */
export const EPOCH_DATES: Dialect['dates'] = { form: /^\d{12,13}$/, toText: (time) => time };
