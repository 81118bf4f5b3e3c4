import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Dialect, ResourceDialect } from '#src/api/dialects/dialect-schema.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { type Found, merged, readOwn, textOf, toDialect, withName, writeWhole } from './found.ts';
import { type Look, nearest, resourceIn, type Preset, PRESETS, type Say } from './look.ts';
import { operationsOf, readDocument } from './openapi.ts';
import { ask, askNowhere, type Server, whyNothing } from './server.ts';
import { findAccount, findEntry, type Person, signIn, signOut } from './sign-in.ts';
import { findTypes } from './types.ts';
import { findCalls, findUsers, type Users } from './users.ts';
import { KEYWORDS } from './words.ts';

export type ConnectOptions = {
  host: string;
  prefix: string;
  /** Of the dialect and its file. */
  name: string;
  openapi?: string | undefined;
  person: Person;
  /** Where dialects are. */
  folder: string;
};

/** The dialect's name, and what the contract's command needs to sign in. */
export type Connected = { name: string; person: Person; asksForCode: boolean };

/**
 * Looks at a server, and writes the dialect in which it speaks.
 * @returns the dialect's name, and the person who signed in
 * @throws Error with a sentence for a person; then no file has changed
 */
export async function connect(
  { host, prefix, name, openapi, person, folder }: ConnectOptions,
  say: Say,
  fetch: typeof globalThis.fetch,
): Promise<Connected> {
  const file = join(folder, `${name}.ts`);
  const own = await readOwn(file, name);
  const nothing = { success: null, token: null, cookie: null, sentOnTo: null };
  const server: Server = { host, prefix, kinds: new Map(), fetch, ...nothing };
  await ask(server, 'GET /');
  const document = await readDocument(server, openapi);
  if (document) say.print(`Its OpenAPI document is at ${document.place}.`);
  const entry = await findEntry(server, document);
  if (!entry) throw new Error(whyNothing(server));
  const asked = entry.captcha === null ? 'asks for no captcha' : `captcha: ${entry.captcha}`;
  say.print(`The sign-in is ${entry.login} below ${host}${server.prefix || '/'}; ${asked}.`);

  if (server.prefix === '')
    say.print(
      'Its calls have no prefix. Before the site is on the same origin, let the host pass one on and take it away (STRIP_PREFIX in docs/deploying.md), and write it into the dialect.',
    );
  const found: Found = { calls: {}, verbs: {}, resources: {} };
  const login = operationsOf(document, 'POST', /./).find(
    ({ path }) => `POST ${path}` === entry.login,
  );
  const { data: signedIn, person: who } = await signIn(server, found, entry, login, person, say);
  const account = await findAccount(server, document, found, signedIn);
  const look: Look = {
    server,
    document,
    entry,
    found,
    say,
    nowhere: await askNowhere(server),
    hasRefresh: isRecord(signedIn) && Object.keys(signedIn).some((one) => /^refresh/i.test(one)),
    guessed: new Set(),
    seen: [],
  };
  const isOwn = person.token === undefined;
  let preset: Preset;
  try {
    const users = await findUsers(look, account);
    preset = nearest(look);
    await findCalls(look, users, preset);
    await findTypes(look, users, preset, account);
    await checkSame(look, users);
  } finally {
    await signOut(server, document, found, isOwn);
  }
  const used = write({ file, name, folder, own }, look, preset);

  const asksForCode = entry.captcha !== null;
  say.print(
    [
      '',
      'Next:',
      `  VITE_API_HOST=${host} VITE_API_DIALECT=${used} npm start`,
      `  VITE_API_DIALECT=${used} npm run contract -- ${host} --user <name>${asksForCode ? ' --captcha' : ''}`,
    ].join('\n'),
  );
  return { name: used, person: who, asksForCode };
}

type Target = { file: string; name: string; folder: string; own: Record<string, unknown> | null };

/** Writes the file, where one is needed. @returns the name of the dialect */
function write({ file, name, folder, own }: Target, look: Look, preset: Preset): string {
  const { say, server, guessed } = look;
  const seen = composed(look, preset);
  for (const [call, own] of Object.entries(preset.dialect.calls)) {
    if (own !== null && !(call in look.found.calls)) guessed.add(`calls.${call}`);
  }
  const base = PRESETS[preset.name] ?? preset.dialect;
  if (!own && isDeepStrictEqual(seen, base)) {
    say.print(`It speaks as the preset ${preset.name}, which needs no file.`);
    return preset.name;
  }
  const [whole, differences] = own ? merged(own, seen) : [seen, []];
  const dialect = toDialect(whole);
  for (const { path, kept, seen: other } of differences) {
    const now = JSON.stringify(other) ?? 'nothing';
    say.print(`Kept as the file has it: ${path.join('.')}: ${JSON.stringify(kept)} (seen: ${now})`);
  }
  if (own && isDeepStrictEqual(whole, own)) {
    say.print(`${file} has all of that, and stays as it is.`);
    return name;
  }
  const comment = [
    `What \`npm run connect\` saw at ${server.host}. No answer has shown what is marked as guessed.`,
    ...look.seen,
  ];
  const text = textOf({ name, preset: preset.name, comment }, dialect, base, guessed);
  const list = join(folder, 'dialect.ts');
  writeWhole([
    { file, text },
    { file: list, text: withName(readFileSync(list, 'utf8'), name) },
  ]);
  say.print(`Written: ${file}`);
  return name;
}

type Json = Record<string, unknown>;

const only = (all: Json, keep: (name: string, value: unknown) => boolean): Json =>
  Object.fromEntries(Object.entries(all).filter(([name, value]) => keep(name, value)));

/** The dialect of what was seen, and of the preset where nothing was; without what goes without saying. */
function composed(
  { found, server, entry }: Look,
  { dialect: preset, name, isNear }: Preset,
): Dialect {
  const { calls, verbs, resources, query, credentials, ...rest } = found;
  const { success, token } = server;
  const keyword = resources['/user']?.keyword;
  const general = KEYWORDS.find((one) => one === keyword);
  // Where few rows show no order, the preset's may do something to other lists.
  const order = only(preset.query, (one) => /^(sort|orders)/.test(one));
  const both: Record<string, Json | null> = { ...preset.resources, ...resources };
  const types = Object.entries(both).map(([type, one]) => {
    const own: ResourceDialect = resourceIn(preset, type) ?? {};
    const names = { ...own.fields, ...(isRecord(one?.fields) && one.fields) };
    return [type, one && tidy(type, { ...own, ...one, fields: names }, general)] as const;
  });
  const all: Json = Object.fromEntries(types);
  const isUsual = (call: string, own: unknown) => {
    const [, type = ''] = /^\w+ (\/[\w-]+)/.exec(call) ?? [];
    const resource = all[type];
    const isOurs = !isRecord(resource) || resource.path === undefined;
    return own === call.replace(type, '{path}') || (isOurs && own === call);
  };
  const isSame =
    success?.field === preset.success.field &&
    success.values.every((value) => preset.success.values.includes(value));
  return toDialect({
    ...preset,
    prefix: server.prefix,
    ...(success && !isSame && { success }),
    ...rest,
    credentials: { ...preset.credentials, ...credentials },
    ...(query?.pageSize !== undefined && {
      query: {
        ...(isNear && name !== 'ours' && order),
        ...query,
        ...(general && { keyword: general }),
      },
    }),
    ...(token && { token: { header: token.header, form: token.form } }),
    verbs: only(
      { ...preset.verbs, ...verbs },
      (verb, own) => verb in preset.verbs || own !== `GET {path}/${verb}`,
    ),
    calls: only(
      {
        ...preset.calls,
        'POST /user/login': entry.login,
        'GET /system/captcha': entry.captcha,
        ...calls,
      },
      (call, own) => call in preset.calls || !isUsual(call, own),
    ),
    resources: only(
      all,
      (type, one) => type in preset.resources || !isRecord(one) || Object.keys(one).length > 0,
    ),
  });
}

/** A resource without the names, the path and the keyword that it has anyway. */
function tidy(type: string, { path, fields, keyword, ...rest }: Json, general: string | undefined) {
  const names = only(isRecord(fields) ? fields : {}, (name, theirs) => theirs !== name);
  return {
    ...(path !== undefined && path !== type && { path }),
    ...(Object.keys(names).length > 0 && { fields: names }),
    ...rest,
    ...(keyword !== undefined && keyword !== general && { keyword }),
  };
}

/**
 * Asks for the users once more.
 * @throws Error where their fields have changed meanwhile
 */
async function checkSame({ server }: Look, users: Users | null): Promise<void> {
  if (!users) return;
  const { path, form, rows } = users.list;
  const namesIn = (all: readonly Record<string, unknown>[]) =>
    Object.keys(all[0] ?? {})
      .toSorted()
      .join(', ');
  const again = await ask(server, `GET ${path}${form}`);
  const [before, now] = [namesIn(rows), namesIn(again.rows ?? [])];
  if (before === now) return;
  throw new Error(
    `The server answers GET ${path}${form} in two ways: with ${before}, and a moment later with ${now || 'nothing'}. Does it run in several versions?`,
  );
}
