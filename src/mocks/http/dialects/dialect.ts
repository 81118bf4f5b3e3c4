import { calls } from '../../handlers/all.ts';

/** A request translated to our own API. */
export type PlainCall = { method: string; path: string; id?: string };

/** An answer of our own API without envelope. */
export type PlainAnswer = {
  /** Method and path of the request, in the dialect: `GET /system/user/7`. */
  asked: string;
  /** Its query parameters. */
  query: URLSearchParams;
  call: string;
  status: number;
  success: boolean;
  data: unknown;
  message: string;
  /** Messages by field. */
  errors: Record<string, string>;
};

type Fields = Record<string, unknown>;

/** Differences of another server's API. */
export type Dialect = {
  /** Prefix of every path. */
  prefix: string;
  /** Null for calls that such a server does not have. */
  toCall: (method: string, path: string) => PlainCall | null;
  /** Body of the answer to those, with status 200; default an empty 404. */
  toUnknown?: (asked: string) => object;
  /** Token header; the token is the first group of `form`. */
  token: { header: string; form: RegExp };
  /**
   * Maps parameters to ours. Our own names have no meaning in the dialect and are ignored.
   * @param path the path of our call
   */
  toQuery: (query: URLSearchParams, path: string) => Record<string, string | null | undefined>;
  /**
   * Our fields of a body.
   * @throws Unreadable
   */
  toFields?: (body: Fields, path: string) => Fields;
  /** Time format, parsed strictly. */
  dates: { form: RegExp; toText: (time: number) => string | number };
  shownStatus: 0 | 1;
  /** Ending of the names of English values; default `En`. */
  englishEnding?: string;
  uploadField: string;
  /** Allowed endings of uploaded files; default any. */
  uploadEndings?: readonly string[];
  /** Matches the path of an upload, with its name; default the path of ours. */
  uploads?: RegExp;
  /** The complete answer, without body where there is none. */
  toAnswer: (answer: PlainAnswer) => { status: number; body?: object };
};

/** A request that the server rejects, with the server's message. */
export class Unreadable extends Error {}

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

/** Renames fields; those without a new name stay unchanged. */
export function renamed(fields: Fields, names: Record<string, string>): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [names[name] ?? name, value]),
  );
}

const CHINA = 8 * 3_600_000;

/** `2026-11-20 08:00:00`, at +08:00. */
export const LOCAL_DATES: Dialect['dates'] = {
  form: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/,
  toText: (time) => new Date(time + CHINA).toISOString().slice(0, 19).replace('T', ' '),
};

/** `2026-11-20T08:00:00+08:00`; parses any time zone. */
export const ZONED_DATES: Dialect['dates'] = {
  form: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
  toText: (time) => `${new Date(time + CHINA).toISOString().slice(0, 19)}+08:00`,
};

/** Milliseconds. */
export const EPOCH_DATES: Dialect['dates'] = { form: /^\d{12,13}$/, toText: (time) => time };
