import * as v from 'valibot';
import { LoginAnswer } from '#src/api/client/login-answer.ts';
import { readEnvelope, statusOf } from '#src/api/wire/envelope.ts';
import { Captcha, UserInfo } from '#src/features/auth/schema.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { CAPTCHA_KEY } from '../api-check/calls.ts';
import { type Ask, askForCode } from '../ask.ts';
import type { Found } from './found.ts';
import { type Document, type Operation, operationsOf } from './openapi.ts';
import { type Answer, ask, askNowhere, isThere, type Server, signOfSuccess } from './server.ts';
import { ADDRESSES, CODES, FAMILIES, PREFIXES, TOKENS } from './words.ts';

/** The calls before there is a session, as the dialect has them. */
export type Entry = {
  login: string;
  captcha: string | null;
  /** With the first picture. */
  picture: Answer | null;
  /** The answer to a sign-in of nobody. */
  refused: Answer;
};

/** The addresses that a document has, or those that are usual. */
function addresses(document: Document | null, method: string, form: RegExp, usual: string) {
  const named = operationsOf(document, method, form).map(({ path }) => path);
  return named.length > 0 ? named : usual.split(' ');
}

/** Finds the prefix and the sign-in, by asking for a sign-in of nobody. Null where there is none. */
export async function findEntry(server: Server, document: Document | null): Promise<Entry | null> {
  const given = server.prefix;
  const logins = addresses(document, 'POST', /(^|\/)(log-?in|sign-?in)$/i, ADDRESSES.login);
  const usual = given === '' ? PREFIXES : [given];
  for (const prefix of new Set(document ? [document.prefix, given] : usual)) {
    server.prefix = prefix;
    const nowhere = await askNowhere(server, 'POST');
    for (const address of logins) {
      const refused = await ask(server, `POST ${address}`, { body: {} });
      if (!isThere(refused, nowhere)) continue;
      const found = await findCaptcha(server, document);
      return { login: `POST ${address}`, captcha: null, picture: null, refused, ...found };
    }
  }
  server.prefix = given;
  return null;
}

type Picture = NonNullable<Captcha>;

async function findCaptcha(server: Server, document: Document | null) {
  const form = /(captcha|verify-?code|random-?image|validate-?code)/i;
  const found = addresses(document, 'GET', form, ADDRESSES.captcha);
  const nowhere = await askNowhere(server);
  for (const address of found.filter((one) => !/sms|mail|phone|mobile/i.test(one))) {
    const answer = await ask(server, `GET ${address.replace('{id}', CAPTCHA_KEY)}`);
    if (isThere(answer, nowhere) && captchaIn(answer) !== undefined)
      return { captcha: `GET ${address}`, picture: answer };
  }
  return null;
}

/** The captcha in an answer; null where none is wanted, undefined where it is no captcha. */
function captchaIn({ body, success }: Answer): Picture | null | undefined {
  const { data } = readEnvelope(body, signOfSuccess(body) ?? undefined);
  const read = v.safeParse(Captcha, data);
  // Any word could be Base64.
  const isWord = typeof data === 'string' && !/^(data:|<)/.test(data) && data.length < 100;
  return success && read.success && !isWord ? read.output : undefined;
}

export type Person = { username?: string; password?: string; token?: string };

/**
 * Signs in as a person who is asked for.
 * @returns the data of the sign-in, and who it was
 * @throws Error where it does not succeed
 */
export async function signIn(
  server: Server,
  found: Found,
  { login, captcha, picture: first, refused }: Entry,
  operation: Operation | undefined,
  person: Person,
  say: { ask: Ask; print: (line: string) => void },
): Promise<{ data: unknown; person: Person }> {
  const names = namesOfCredentials(operation, refused.message ?? '');
  const family = FAMILIES.find((one) => one.login === login && one.captcha === captcha);
  const ownCode = names.captcha ?? family?.dialect.credentials?.captcha;
  let { username, password } = person;
  if (person.token !== undefined) {
    found.credentials = { username: names.username, password: names.password };
    server.token = { value: person.token, header: 'Authorization', form: 'Bearer {token}' };
    return { data: {}, person };
  }
  // A code may be refused because it is sent under another name: first the usual one, twice, then others.
  for (let tries = 0; tries < 2 + CODES.length; tries += 1) {
    username ??= await say.ask('User name: ');
    password ??= await say.ask('Password: ', true);
    // While a person types, a picture grows old.
    const isFresh = tries === 0 && person.password !== undefined;
    const asked = isFresh ? first : captcha && (await askCaptcha(server, captcha));
    const picture = asked ? captchaIn(asked) : null;
    const isOfClient = captcha?.includes('{id}') === true;
    const own = picture && {
      captcha: ownCode ?? CODES[tries - 2] ?? (isOfClient ? 'captcha' : picture.codeField),
      captchaId: names.captchaId ?? (isOfClient ? 'checkKey' : picture.idField),
    };
    if (own && tries > 1) say.print(`Once more, with the code as ${own.captcha}.`);
    const code = picture ? await askForCode(picture.image, say.ask) : '';
    const answer = await ask(server, login, {
      body: {
        [names.username]: username,
        [names.password]: password,
        ...(own && { [own.captcha]: code, [own.captchaId]: picture.id || CAPTCHA_KEY }),
      },
    });
    const sign = signOfSuccess(answer.body);
    const { data } = readEnvelope(answer.body, sign ?? undefined);
    const read = v.safeParse(LoginAnswer, data);
    const token = read.success ? read.output.token : null;
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    if (answer.status < 300 && (token !== null || (answer.success && cookies.length > 0))) {
      server.success = sign ?? { field: 'success', values: [true, 1] };
      // With both, a wrong header of the token would not be seen.
      server.cookie = token === null ? cookies.join('; ') : null;
      server.token =
        token === null ? null : { value: token, header: 'Authorization', form: 'Bearer {token}' };
      const isUsual = own?.captcha === picture?.codeField && own?.captchaId === picture?.idField;
      found.credentials = {
        username: names.username,
        password: names.password,
        ...(isUsual ? {} : own),
      };
      return { data, person: { username, password } };
    }
    const words = answer.message ?? `status ${answer.status}`;
    say.print(`The sign-in was refused: ${words}`);
    const { username: other } = namesOfCredentials(operation, words);
    const isOtherName = other !== 'username' && other !== names.username;
    if (isOtherName) names.username = other;
    if (isOtherName || /验证码|captcha|code/i.test(words)) continue;
    if (person.password !== undefined) break;
    username = undefined;
    password = undefined;
  }
  throw new Error(
    'Nobody could sign in, so that nothing more can be seen. Where a browser has a session, give its token in API_TOKEN.',
  );
}

function askCaptcha(server: Server, captcha: string): Promise<Answer> {
  return ask(server, captcha.replace('{id}', CAPTCHA_KEY));
}

/** What the sign-in is sent: by the document, or by what the server said of a sign-in of nobody. */
function namesOfCredentials(operation: Operation | undefined, said: string) {
  const fields = Object.keys(operation?.body ?? {});
  const field = (form: RegExp, not = /$^/) =>
    fields.find((one) => form.test(one) && !not.test(one));
  const [word] = /\b(user_?name|account|login_?name)\b/i.exec(said) ?? [];
  return {
    username:
      field(/user_?name|account|login_?name|^(name|mobile|phone|email)$/i) ?? word ?? 'username',
    password: field(/pass|pwd/i) ?? 'password',
    captcha: field(/code|captcha/i, /id$|key|uuid|type/i),
    captchaId: field(/captcha_?(id|key)|code_?(id|key)|uuid|check_?key/i),
  };
}

/** What is known of the person who signed in. */
export type Account = {
  /** The address that knows them, with which a session can be tried. */
  info: string | null;
  person: Record<string, unknown>;
  permissions: string[];
};

/** Finds the header of the token, who signed in, and what they may do. */
export async function findAccount(
  server: Server,
  document: Document | null,
  found: Found,
  signedIn: unknown,
): Promise<Account> {
  const form = /(^|\/)(me|profile|info|get-?info|(get-?)?user-?info|current(-?user)?)$/i;
  const infos = addresses(document, 'GET', form, ADDRESSES.info).slice(0, 12);
  let best: { call: string; data: Record<string, unknown>; rank: number } | null = null;
  for (const header of server.token ? TOKENS : [null]) {
    if (server.token && header) Object.assign(server.token, header);
    const nowhere = await askNowhere(server);
    for (const address of infos) {
      const answer = await ask(server, `GET ${address}`);
      if (!answer.success || !isThere(answer, nowhere) || !isRecord(answer.data)) continue;
      const rank =
        Number(v.is(UserInfo, answer.data)) * 2 + Number(permissionsIn(answer.data) !== undefined);
      const names = Object.keys(personIn(answer.data)).join(' ');
      if (
        /user_?name|nick|account/i.test(names) &&
        rank >= (best?.rank ?? 0) + Number(best !== null)
      )
        best = { call: `GET ${address}`, data: answer.data, rank };
      server.success ??= signOfSuccess(answer.body);
    }
    if (best) break;
  }
  if (!best && server.token) await findHeader(server, document, server.token);
  found.calls['GET /user/info'] = best && best.rank >= 2 ? best.call : null;
  const signed = isRecord(signedIn) ? signedIn : {};
  const own = permissionsIn(best?.data ?? {}) ?? permissionsIn(signed);
  const asked = own ? null : await findPermissions(server, document);
  found.calls['GET /user/permissions'] = asked?.call ?? null;
  const granted = own ?? asked;
  found.permissions = granted?.name ?? null;
  if (best) await findEndedSession(server, found, best.call);
  return {
    info: best?.call ?? null,
    person: personIn(best?.data ?? signed),
    permissions: granted?.list ?? [],
  };
}

/** Finds the header of the token by a list that only a session can read. */
async function findHeader(
  server: Server,
  document: Document | null,
  token: NonNullable<Server['token']>,
): Promise<void> {
  for (const header of TOKENS) {
    Object.assign(token, header);
    for (const address of addresses(
      document,
      'GET',
      /users?(\/(page|list))?$/i,
      ADDRESSES.protected,
    )) {
      const { success, rows } = await ask(server, `GET ${address}`);
      if (success && rows) return;
    }
  }
  Object.assign(token, TOKENS[0]);
}

function personIn(data: Record<string, unknown>): Record<string, unknown> {
  return [data.user, data.userInfo].find(isRecord) ?? data;
}

type Granted = { name: string; list: string[] };

/** A list of what somebody may do: `system:user:list`. */
function permissionsIn(data: Record<string, unknown>): Granted | undefined {
  const lists = Object.entries({ ...personIn(data), ...data }).flatMap(([name, value]) => {
    const list = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
    const isGranted = list.some((one) => /^[\w*-]+:[\w*:-]+$/.test(one)) || /^perm/i.test(name);
    return Array.isArray(value) && isGranted ? [{ name, list }] : [];
  });
  return lists.toSorted((one, other) => other.list.length - one.list.length)[0];
}

async function findPermissions(server: Server, document: Document | null) {
  const form = /(account|user|auth|me)\/(permissions?|perms|perm-?codes?)$/i;
  for (const address of addresses(document, 'GET', form, ADDRESSES.permissions)) {
    const answer = await ask(server, `GET ${address}`);
    const { data } = answer;
    const granted = permissionsIn(isRecord(data) ? data : { permissions: data });
    if (answer.success && granted) return { call: `GET ${address}`, ...granted };
  }
  return null;
}

/** The code with which the server tells that a session has ended, where it is none that is known. */
async function findEndedSession(server: Server, found: Found, info: string): Promise<void> {
  const { code, status, success } = await ask(server, info, { as: 'ended' });
  if (!success && code !== undefined && statusOf({ code }, status) !== 401)
    found.endedSession = [code];
}

/**
 * Ends the session, which shows where the server has that.
 * @param isOwn whether the session was begun here: that of somebody else goes on
 */
export async function signOut(
  server: Server,
  document: Document | null,
  { calls }: Found,
  isOwn: boolean,
): Promise<void> {
  const named = (document?.operations ?? [])
    .filter(({ path }) => /log-?out|sign-?out/i.test(path))
    .map(({ method, path }) => `${method} ${path}`);
  if (!isOwn && named[0] !== undefined) calls['POST /user/logout'] = named[0];
  for (const call of isOwn ? [...named, ...ADDRESSES.logout.split('|')] : []) {
    const [method] = call.split(' ');
    const nowhere = await askNowhere(server, method);
    const answer = await ask(server, call, method === 'GET' ? {} : { body: {} });
    if (!isThere(answer, nowhere) && answer.status !== 204) continue;
    calls['POST /user/logout'] = call;
    return;
  }
}
