import type { Dialect } from '#src/api/dialects/dialect-schema.ts';
import { jeecg } from '#src/api/dialects/jeecg.ts';
import { ours } from '#src/api/dialects/ours.ts';
import { ruoyi } from '#src/api/dialects/ruoyi.ts';
import { spring } from '#src/api/dialects/spring.ts';
import { thinkphp } from '#src/api/dialects/thinkphp.ts';
import type { Ask } from '../ask.ts';
import type { Found } from './found.ts';
import type { Document } from './openapi.ts';
import type { Answer, Server } from './server.ts';
import type { Entry } from './sign-in.ts';
import { FAMILIES } from './words.ts';

export const PRESETS: Record<string, Dialect> = { ours, ruoyi, jeecg, spring, thinkphp };

export type Say = { ask: Ask; print: (line: string) => void };

/** A server that is looked at, and what was seen so far. */
export type Look = {
  server: Server;
  document: Document | null;
  entry: Entry;
  found: Found;
  say: Say;
  /** What it answers to an address that it does not have, in this session. */
  nowhere: Answer;
  /** Whether the sign-in gave a token for a new session. */
  hasRefresh: boolean;
  /** Paths in the dialect of what no answer has shown. */
  guessed: Set<string>;
  /** Lines for the comment in the file. */
  seen: string[];
};

/** Says something, on the terminal and in the file's comment. */
export function note({ say, seen }: Look, line: string): void {
  say.print(line);
  seen.push(line);
}

/** A preset or family: what is taken where no answer shows anything. */
export type Preset = {
  name: string;
  dialect: Dialect;
  /** Whether sign-in and users are where it has them, so that the rest may be too. */
  isNear: boolean;
};

/** The preset that has most in common with what was found of entry and users. */
export function nearest({ entry, found, server }: Look): Preset {
  const path = found.resources['/user']?.path;
  const score = (preset: Dialect) => {
    const isLogin = entry.login === (preset.calls['POST /user/login'] ?? 'POST /user/login');
    const isUsers =
      path === (preset.resources['/user']?.path ?? '/user') &&
      found.verbs.page === (preset.verbs.page ?? 'GET {path}/page');
    const isSign =
      server.success?.field === preset.success.field &&
      preset.success.values.some((one) => server.success?.values.includes(one));
    const others = [
      server.prefix === preset.prefix,
      isSign,
      server.token?.header === preset.token.header,
      found.shownStatus === preset.shownStatus,
    ];
    return { isNear: isLogin && isUsers, rank: others.filter(Boolean).length };
  };
  const [best] = Object.entries(PRESETS)
    .map(([name, dialect]) => ({ name, dialect, ...score(dialect) }))
    .toSorted((one, other) => Number(other.isNear) - Number(one.isNear) || other.rank - one.rank);
  if (best?.isNear) return best;
  const family = FAMILIES.find(
    ({ login, captcha }) => login === entry.login && captcha === entry.captcha,
  );
  const calls = { ...ours.calls, ...family?.dialect.calls };
  return {
    name: 'ours',
    dialect: { ...ours, signUp: false, ...family?.dialect, calls },
    isNear: family !== undefined,
  };
}

/** The address of a call of ours in a dialect, with the path of its resource. */
export function addressIn(dialect: Dialect, call: string): { path: string; call: string } | null {
  const [, method = '', type = '', action = ''] = /^(\w+) (\/[^/]+)\/?(.*)$/.exec(call) ?? [];
  const resource = resourceIn(dialect, type);
  const [, own] = Object.entries(dialect.calls).find(([one]) => one === call) ?? [];
  if (resource === null || own === null) return null;
  const path = resource?.path ?? type;
  const [, verb] = Object.entries(dialect.verbs).find(([one]) => one === action) ?? [];
  const form = own ?? verb ?? `${method} {path}${action && '/'}${action}`;
  return { path, call: (typeof form === 'string' ? form : form.call).replace('{path}', path) };
}

/** How a dialect describes a type; null where it has none, undefined where it says nothing. */
export function resourceIn(dialect: Dialect, type: string) {
  return Object.entries(dialect.resources).find(([one]) => one === type)?.[1];
}
