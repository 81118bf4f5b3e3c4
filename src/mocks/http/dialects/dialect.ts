import { calls } from '../../handlers/all.ts';

/** A request translated to our own API. */
export type PlainCall = { method: string; path: string; id?: string };

/** An answer of our own API without envelope. */
export type PlainAnswer = {
  call: string;
  status: number;
  success: boolean;
  data: unknown;
  message: string;
  /** Messages by field. */
  errors: Record<string, string>;
};

/** Differences of another server's API. */
export type Dialect = {
  /** Prefix of every path. */
  prefix: string;
  /** Null for calls that such a server does not have. */
  toCall: (method: string, path: string) => PlainCall | null;
  /** Token header; the token is the first group of `form`. */
  token: { header: string; form: RegExp };
  /** Maps paging parameters to ours, which have no meaning in the dialect. */
  toPage: (query: URLSearchParams) => Record<string, string | null | undefined>;
  /** Time format, parsed strictly. */
  dates: { form: RegExp; toText: (time: number) => string | number };
  shownStatus: 0 | 1;
  uploadField: string;
  /** Endings of the files that it takes; any without. */
  uploadEndings?: readonly string[];
  /** Our names of a sign-in's fields by theirs. */
  signInFields?: Record<string, string>;
  /** The complete answer, without body where there is none. */
  toAnswer: (answer: PlainAnswer) => { status: number; body?: object };
};

/** Message of a server without field errors. */
export function wordsOf({ message, errors }: PlainAnswer): string {
  return Object.values(errors)[0] ?? message;
}

const KNOWN = new Set<string>(calls.map(({ call }) => call));

/** True for a call of our API. */
export function isKnown(method: string, path: string): boolean {
  return KNOWN.has(`${method} ${path}`);
}

/** Name of the detail call: `get` or `details`, depending on the resource. */
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
