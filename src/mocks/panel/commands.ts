import type { Database } from '../database.ts';
import { DIALECTS } from '../http/dialects/all.ts';
import { issueToken, maySignIn } from '../tokens.ts';

// The mock's commands while developing, from the panel's buttons and `?mock=` in the address.

/** The faults of the panel, by the name of the failure. */
export const FAILURES: Record<string, string> = {
  network: 'drop',
  timeout: 'hang',
  401: '401',
  403: '403',
  404: '404',
  409: '409',
  422: '422',
  429: '429,retry-after=7',
  500: '500',
};

export const ROLES = ['admin', 'editor', 'visitor'];

/** The names of all dialects; `plain` is the mock's own. */
export const DIALECT_NAMES = ['plain', ...Object.keys(DIALECTS)];

/** The key of `src/session/session-storage.ts`, which no layer below the app may import. */
const SESSION_KEY = 'session';
const MANY = 10_000;

/** What the page has to do after a command: reload, or wait for a server in another dialect. */
export type Consequence = 'none' | 'reload' | { dialect: string };

/**
 * Runs one command; docs/CONTRIBUTING.md lists them.
 * @throws Error for an unknown one
 */
export async function obey(db: Database, command: string): Promise<Consequence> {
  const [name = '', value = ''] = split(command, '=');
  switch (name) {
    case 'reset':
      await db.reset();
      return 'reload';
    case 'many':
      await db.reset({ news: MANY, accessLog: MANY });
      return 'reload';
    case 'empty':
      await db.empty();
      return 'reload';
    case 'latency':
      if (!/^\d{1,5}$/.test(value)) throw unknown(command);
      await db.slowDown(Number(value));
      return 'none';
    case 'next':
    case 'every':
      fail(db, value, name === 'next' ? 1 : Infinity, command);
      return 'none';
    case 'role':
      if (!ROLES.includes(value)) throw unknown(command);
      signIn(db, value);
      return 'reload';
    case 'captcha':
      if (value !== 'on' && value !== 'off') throw unknown(command);
      await db.askForCode(value === 'on');
      return 'reload';
    case 'dialect':
      if (!DIALECT_NAMES.includes(value)) throw unknown(command);
      return { dialect: value };
    default:
      throw unknown(command);
  }
}

/** Plans a failure: `404` for any call, `404:GET /links/get` for one. `none` removes all failures. */
function fail(db: Database, value: string, times: number, command: string): void {
  const [kind = '', call = '*'] = split(value, ':');
  const fault = FAILURES[kind];
  if (kind === 'none') {
    const latency = db.faults.latency();
    db.faults.clear();
    db.faults.slowDown(latency);
  } else if (fault === undefined) throw unknown(command);
  else db.faults.set(call, fault, { times });
}

/** Stores the session as a sign-in does; the page reads it when it is loaded. */
function signIn(db: Database, role: string): void {
  const user = db.users.all().find((row) => row.role === role && maySignIn(row));
  if (!user) return localStorage.removeItem(SESSION_KEY);
  const token = issueToken(db, user);
  return localStorage.setItem(SESSION_KEY, JSON.stringify({ token, bearer: token }));
}

function split(text: string, mark: string): string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function unknown(command: string): Error {
  return new Error(`The mock does not know "${command}"`);
}
