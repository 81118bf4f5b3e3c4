import { User } from '#src/features/user/schema.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import * as fields from './fields.ts';
import * as lists from './lists.ts';
import { addressIn, type Look, note, type Preset } from './look.ts';
import type { Found } from './found.ts';
import { type Document, type Operation, operationsOf } from './openapi.ts';
import { type Answer, ask, isThere } from './server.ts';
import type { Account } from './sign-in.ts';
import { FIELD_WORDS, ROLES, USERS, VERBS } from './words.ts';

export type Users = {
  list: lists.List;
  one: NonNullable<Awaited<ReturnType<typeof lists.findOne>>> | null;
};

const WORDS = ['user', 'users', 'account', 'accounts', 'member', 'members'];

/** Finds the list of users, its pages and its order, and the names of their fields. */
export async function findUsers(look: Look, account: Account): Promise<Users | null> {
  const { server, document, found } = look;
  const words = document ? WORDS : USERS.split(' ').map((path) => path.slice(1));
  const isName = new RegExp(
    `^(username|${(FIELD_WORDS.username ?? '').replaceAll(' ', '|')})$`,
    'i',
  );
  const isUsers = ([row]: lists.Row[]) =>
    row !== undefined && Object.keys(row).some((name) => isName.test(name.replaceAll('_', '')));
  const addresses = lists.listAddresses(document, words, ['']);
  const list = await lists.findList(server, addresses, look.nowhere, isUsers);
  if (!list) {
    found.resources['/user'] = null;
    note(look, 'users: not there');
    return null;
  }
  await lists.findPaging(server, found, list);
  const one = await lists.findOne(server, list, document);
  found.verbs.page = `GET {path}${list.form}`;
  // With this one, types whose single record is at `/details` have it there.
  if (one && !one.form.startsWith('/get?'))
    found.verbs.one = `GET {path}${one.form.replace('?id={id}', '')}`;
  const rows = one ? [...list.rows, one.record] : list.rows;
  const { create } = writesOf(document, list.path);
  const { names } = fields.namesOf(
    fields.entriesOf(User),
    'user',
    rows,
    Object.keys(create?.body ?? {}),
  );
  const statusName = names.status ?? 'status';
  const name = account.person.username ?? account.person.userName;
  const own = list.rows.find((row) => Object.values(row).includes(name)) ?? list.rows[0];
  const active = account.person[statusName] ?? own?.[statusName];
  const seen = list.rows.map((row) => row[statusName]);
  const status = fields.statusOfUsers(active, seen);
  if (status) found.shownStatus = status.shown;
  if (seen.every((one) => one === active)) look.guessed.add('shownStatus');
  const granted = fields.permissionsOf(account.permissions, WORDS);
  if (granted && Object.keys(granted.words).length > 0) found.permissionWords = granted.words;
  const dates = fields.datesIn(rows);
  if (dates) found.dates = dates;
  const keyword = await lists.findKeyword(server, list, [names.username ?? 'username']);
  found.resources['/user'] = {
    path: list.path,
    fields: names,
    ...(status?.values && { values: { status: status.values } }),
    ...(granted && { permission: granted.permission }),
    ...(keyword !== undefined && { keyword }),
  };
  note(look, `users: GET ${list.path}${list.form}${said(names)}`);
  return { list, one };
}

/** What a person is told of the names of a type. */
export function said(names: Record<string, string | null>): string {
  const entries = Object.entries(names);
  const renamed = entries.filter(([name, theirs]) => theirs !== null && theirs !== name);
  const missing = entries.filter(([, theirs]) => theirs === null);
  const words = renamed.map(([name, theirs]) => `${theirs} is ${name}`).join(', ');
  const lacking = missing.map(([name]) => name).join(', ');
  return `, fits${words && ` with these names: ${words}`}${lacking && `; lacks ${lacking}`}`;
}

type Writes = Partial<Record<'create' | 'update' | 'delete', Operation>>;

const WRITES: [keyof Writes, RegExp, RegExp][] = [
  ['create', /^POST$/, /^(\/(add|create|save|insert))?$/i],
  ['update', /^(PUT|PATCH|POST)$/, /^(\/\{id\}|\/(edit|update|modify)(\/\{id\})?)$/i],
  ['update', /^(PUT|PATCH)$/, /^$/],
  ['delete', /^(DELETE|POST)$/, /^(\/(delete|remove|del))(\/\{id\})?$/i],
  ['delete', /^DELETE$/, /^(\/\{id\})?$/],
];

/** The calls with which a document says that records of a path are written. */
export function writesOf(document: Document | null, path: string): Writes {
  const found: Writes = {};
  for (const [kind, method, form] of WRITES) {
    found[kind] ??= document?.operations.find(
      (one) =>
        method.test(one.method) &&
        one.path.startsWith(path) &&
        form.test(one.path.slice(path.length)),
    );
  }
  return found;
}

/** The form of a call in a dialect; what it takes in its query is named there. */
export function formOf(
  { method, path, query }: Operation,
  start: string,
  field?: [string, RegExp],
) {
  const call = `${method} {path}${path.slice(start.length)}`;
  const name = field && query.find((one) => field[1].test(one));
  return field && name !== undefined ? `${call}?${name}={${field[0]}}` : call;
}

/** Finds how records are written, roles, and the single calls of users. */
export async function findCalls(look: Look, users: Users | null, preset: Preset): Promise<void> {
  const { document, found, guessed } = look;
  const { calls, verbs } = found;
  // One status alone shows less than a preset says.
  if (preset.name !== 'ours' && guessed.delete('shownStatus')) delete found.shownStatus;
  if (users) {
    const { list, one } = users;
    if (document) {
      for (const [kind, operation] of Object.entries(writesOf(document, list.path)))
        if (operation) verbs[kind] = formOf(operation, list.path, ['id', /^ids?$/]);
      singleCalls(calls, document, list.path, preset);
    } else {
      const usual = VERBS.filter(({ page }) => page === list.form);
      const form = usual.find((each) => one?.form.startsWith(each.one)) ?? usual[0];
      if (preset.name === 'ours') Object.assign(verbs, form?.verbs);
      await askWhatCanBeRead(look, list.path, preset);
    }
    await findRoles(look, users, preset);
  }
  findUpload(look, preset);
  const refresh = operationsOf(document, 'POST', /refresh/i)[0];
  const isKnown = preset.dialect.calls['POST /user/refresh'];
  if (refresh) {
    const name = refresh.query.find((one) => /refresh/i.test(one));
    const query = name === undefined ? '' : `?${name}={${name}}`;
    calls['POST /user/refresh'] = look.hasRefresh ? `POST ${refresh.path}${query}` : null;
  } else if (isKnown && !look.hasRefresh) calls['POST /user/refresh'] = null;
}

const WRITE = /^(PUT|PATCH|POST)$/;
const READ = /^(GET|POST)$/;

/** Single calls of users, and the field that some of them set. */
const SINGLES: [call: string, method: RegExp, form: RegExp, field?: string][] = [
  ['PUT /user/reset-status', WRITE, /status|freeze|frozen/i, 'status'],
  ['PUT /user/update-password', WRITE, /^(?!.*profile).*(password|pwd)/i, 'password'],
  ['GET /user/get-import-template', READ, /template/i],
  ['GET /user/export', READ, /export(?!.*template)/i],
  ['POST /user/import', /^POST$/, /^\/import(?!.*template)/i],
  ['GET /user/recycle/show', /^GET$/, /recycle/i],
];

/** The single calls that the document has: where the preset has them, or where their words are. */
function singleCalls(
  calls: Found['calls'],
  document: Document,
  path: string,
  preset: Preset,
): void {
  const below = document.operations.filter((one) => one.path.startsWith(`${path}/`));
  const isThere = (call: string | undefined) =>
    below.some((one) => `${one.method} ${one.path}` === call?.split('?')[0]);
  for (const [call, method, form, field] of SINGLES) {
    const [operation] = below
      .filter((one) => method.test(one.method) && form.test(one.path.slice(path.length)))
      .toSorted(
        (one, other) => Number(/\{id\}/.test(other.path)) - Number(/\{id\}/.test(one.path)),
      );
    if (isThere(callOfUsers(preset, path, call))) continue;
    calls[call] = operation ? placed(operation, path, field) : null;
  }
  const { update } = writesOf(document, path);
  if (calls['PUT /user/reset-status'] === null && update)
    calls['PUT /user/reset-status'] = {
      call: formOf(update, path),
      body: { status: '{status}' },
    };
}

/** A call of users in a preset, with the path that they have here. */
function callOfUsers({ dialect }: Preset, path: string, call: string): string | undefined {
  return addressIn({ ...dialect, resources: { '/user': { path } } }, call)?.call;
}

/** A call that sets one field, which is in the query, or in a body of another form than ours. */
function placed(operation: Operation, path: string, field?: string): unknown {
  if (field === undefined) return formOf(operation, path);
  const like = new RegExp(`${field}|pwd`, 'i');
  const call = formOf(operation, path, [field, like]);
  const names = Object.keys(operation.body);
  const name = names.find((one) => like.test(one));
  const id = operation.path.includes('{id}') ? undefined : names.find((one) => /^ids?$/i.test(one));
  if (call.includes('?') || name === undefined || (name === field && id !== 'ids')) return call;
  return { call, body: { ...(id !== undefined && { [id]: '{id}' }), [name]: `{${field}}` } };
}

/** Without a document: which of the preset's calls that only read are not there. */
async function askWhatCanBeRead(look: Look, path: string, preset: Preset): Promise<void> {
  const { server, nowhere, guessed } = look;
  const { calls } = look.found;
  const isMissing = async (call: string) => {
    const form = callOfUsers(preset, path, call);
    if (form === undefined) return false;
    const answer = await ask(server, form);
    return answer.status >= 400 || (answer.kind !== 'other' && !isThere(answer, nowhere));
  };
  if (await isMissing('GET /user/get-import-template')) {
    calls['GET /user/get-import-template'] = null;
    calls['POST /user/import'] = null;
    guessed.add('calls.POST /user/import');
  }
  if (await isMissing('GET /user/recycle/show')) calls['GET /user/recycle/show'] = null;
}

/** Finds the roles that a user may have. */
async function findRoles(look: Look, { list, one }: Users, preset: Preset): Promise<void> {
  const { server, document, found } = look;
  const area = list.path.replace(/\/[^/]+$/, '');
  const form = /(^|\/)roles?(\/(options|simple-list|list|all|query-?all))?$/i;
  const named = operationsOf(document, 'GET', form).map(({ path }) => path);
  const usual = document ? named.toReversed() : ROLES.split(' ').map((path) => `${area}/${path}`);
  const own = preset.isNear ? callOfUsers(preset, list.path, 'GET /user/roles') : undefined;
  found.calls['GET /user/roles'] = null;
  for (const call of [...(own ? [own] : []), ...usual.map((path) => `GET ${path}`)]) {
    const answer = await ask(server, call);
    const [role] = (answer.success && rolesIn(answer)) || [];
    const names = role && fields.roleNames(role);
    if (!names) continue;
    const size = isRecord(answer.data) && answer.rows && found.query?.pageSize;
    const whole = typeof size === 'string' && !call.includes('?') ? `${call}?${size}=100` : call;
    found.calls['GET /user/roles'] = call === own ? preset.dialect.calls['GET /user/roles'] : whole;
    Object.assign(found.resources['/user'] ?? {}, { roles: names });
    const isSent = ({ record, body }: NonNullable<Users['one']>) =>
      ['roleIds', 'roles'].some((name) => name in record || name in Object(body));
    if (one && !isSent(one) && !preset.isNear)
      note(look, 'A user shows no roles, so that they cannot be changed.');
    return;
  }
}

function rolesIn({ rows, data }: Answer): lists.Row[] | undefined {
  const { roles } = isRecord(data) ? data : { roles: undefined };
  return rows ?? (Array.isArray(roles) ? roles.filter(isRecord) : undefined);
}

const ADDRESS_WORDS = [
  'url',
  'fileUrl',
  'filePath',
  'path',
  'src',
  'filename',
  'fileName',
  'link',
  'location',
];

function findUpload({ document, found, guessed }: Look, { dialect, isNear }: Preset): void {
  const [upload] = operationsOf(
    document,
    'POST',
    /(^|\/)(upload|files?|oss|common\/upload)$/i,
  ).toSorted((one, other) => Number(other.file !== undefined) - Number(one.file !== undefined));
  if (document) found.calls['POST /file'] = upload ? `POST ${upload.path}` : null;
  if (!upload) return;
  const address = ADDRESS_WORDS.find((name) => upload.answers.includes(name));
  if (address === undefined && !isNear) guessed.add('upload');
  found.upload = {
    ...dialect.upload,
    ...(upload.file !== undefined && { field: upload.file }),
    ...(address !== undefined && { address }),
  };
}
