import { Photo } from '#src/api/uploads/photo-schema.ts';
import { ANNOUNCEMENT_TYPES } from '#src/features/announcement/schema.ts';
import { CompanyInfo } from '#src/features/company-info/schema.ts';
import { RECORD_TYPES } from '../api-check/record-types.ts';
import * as fields from './fields.ts';
import * as lists from './lists.ts';
import { addressIn, type Look, note, type Preset, resourceIn } from './look.ts';
import { ask, isThere } from './server.ts';
import { formOf, said, type Users, writesOf } from './users.ts';
import type { Account } from './sign-in.ts';
import { TYPES } from './words.ts';

type Type = {
  path: string;
  schema: Parameters<typeof fields.entriesOf>[0];
  /** The call that reads its list, and others that pages are made of. */
  list: string;
  others: string[];
};

const ALL: Type[] = [
  ...RECORD_TYPES.map(({ path, schemas, reads }) => {
    const list = reads.find(({ idFrom }) => idFrom)?.idFrom ?? '';
    const others = reads.filter(({ answer, call }) => answer.kind === 'list' && call !== list);
    const [schema = Photo] = Object.values(schemas);
    return { path, schema, list, others: others.map(({ call }) => call) };
  }),
  {
    path: '/contract',
    schema: CompanyInfo,
    list: 'GET /contract/all',
    others: ['GET /contract/get'],
  },
  { path: '/show', schema: Photo, list: 'GET /show', others: [] },
];

const WRITES = [
  ['create', 'POST'],
  ['update', 'PUT'],
  ['delete', 'DELETE'],
] as const;

/** Finds notices and each type of content, and says of each whether it fits. */
export async function findTypes(
  look: Look,
  users: Users | null,
  preset: Preset,
  account: Account,
): Promise<void> {
  const absent: string[] = [];
  for (const type of ALL) {
    const isFound = await findType(look, type, users, preset, account);
    if (isFound) continue;
    look.found.resources[type.path] = null;
    absent.push(type.path.slice(1));
  }
  if (look.found.resources['/show'] === null) look.found.resources['/download'] = null;
  if (absent.length > 0) note(look, `not there: ${absent.join(', ')}`);
}

async function findType(
  look: Look,
  type: Type,
  users: Users | null,
  preset: Preset,
  account: Account,
): Promise<boolean> {
  const { server, document, found, nowhere, guessed } = look;
  const words = (TYPES[type.path] ?? type.path.slice(1)).split(' ').filter(Boolean);
  const entries = fields.entriesOf(type.schema);
  const fit = (rows: readonly lists.Row[]) => fields.namesOf(entries, words[0] ?? '', rows);
  const isOfType = (rows: lists.Row[]) => {
    const { names, matched, all } = fit(rows);
    const hasTitle = ['title', 'name', 'path'].some((name) => typeof names[name] === 'string');
    return hasTitle && matched >= Math.min(4, all * 0.3);
  };
  // An empty list is believed where a preset or the document has it.
  const isBelieved = (rows: lists.Row[]) => rows.length === 0 || isOfType(rows);
  const known = preset.isNear ? addressIn(preset.dialect, type.list) : null;
  const own = known && ([known.path, known.call.slice(`GET ${known.path}`.length)] as const);
  let list = own && (await lists.findList(server, [own], nowhere, isBelieved));
  const isPreset = list !== null;
  const area = users?.list.path.replace(/\/[^/]+$/, '') ?? '';
  const areas = document ? [''] : [...new Set([area, '', '/content'])];
  const forms = [users?.list.form ?? '/list'];
  const others = lists.listAddresses(document, words, areas, forms);
  list ??= await lists.findList(server, others, nowhere, document ? isBelieved : isOfType);
  if (!list) return false;
  const { rows, path, form } = list;
  const usual = found.verbs.one ?? preset.dialect.verbs.one;
  const ones = typeof usual === 'string' ? [usual.replace('GET {path}', '')] : undefined;
  const one = await lists.findOne(server, list, document, ones);
  const all = one ? [...rows, one.record] : rows;
  const names = rows.length > 0 ? fit(all).names : {};
  const inPreset = (isPreset && resourceIn(preset.dialect, type.path)) || {};
  const granted = fields.permissionsOf(account.permissions, words);
  const kinds = all.map((row) => row[names.type ?? 'type']);
  const values = type.path === '/notice' && fields.valuesOfWords(ANNOUNCEMENT_TYPES, kinds);
  const english = fields.englishIn(all);
  if (english) found.englishField = english;
  if (fields.hasEscapes(all)) found.escapesTexts = true;
  const searched = [names.title, names.name].filter((name) => typeof name === 'string');
  const keyword =
    'keyword' in inPreset ? undefined : await lists.findKeyword(server, list, searched);
  found.resources[type.path] = {
    ...inPreset,
    path,
    fields: names,
    ...(values && { values: { ...inPreset.values, type: values } }),
    ...(granted && { permission: granted.permission }),
    ...(keyword !== undefined && { keyword }),
  };
  if (isPreset) await askOthers(look, type, preset);
  else await callsOfType(look, type, list, one, names);
  if (!isPreset && rows.length === 0) guessed.add(`resources.${type.path}.fields`);
  if (!isPreset && values) guessed.add(`resources.${type.path}.values`);
  const how = rows.length === 0 ? ', there, without records to see names in' : said(names);
  note(look, `${type.path.slice(1)}: GET ${path}${form}${how}`);
  return true;
}

/** Which of the other lists of a type the server has where the preset has them. */
async function askOthers({ server, found, nowhere }: Look, type: Type, preset: Preset) {
  for (const call of type.others) {
    const known = addressIn(preset.dialect, call);
    const answer = known && (await ask(server, known.call));
    if (!answer?.success || !isThere(answer, nowhere)) found.calls[call] = null;
  }
}

/** The call that reads many rows of a list at once. */
function whole(query: Record<string, unknown> = {}, form: string, most?: number): string {
  const { pageNo, pageIndex, pageSize, largest = 500 } = query;
  const at = pageNo === undefined ? [pageIndex, 0] : [pageNo, 1];
  const parts = [at, [pageSize, most ?? largest]].flatMap(([name, value]) =>
    typeof name === 'string' ? [`${name}=${String(value)}`] : [],
  );
  return `GET {path}${form}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}

/** What a type without a preset needs: its lists, its writes, publishing, and what a new record must have. */
async function callsOfType(
  look: Look,
  type: Type,
  { path, rows, form }: lists.List,
  one: Users['one'],
  names: fields.Names['names'],
): Promise<void> {
  const { document, found, guessed, server } = look;
  const { calls, query } = found;
  const resource = found.resources[type.path] ?? {};
  const page = `GET {path}${form}`;
  const isPaged = type.list.endsWith('/page');
  if (!isPaged || page !== found.verbs.page) calls[type.list] = isPaged ? page : whole(query, form);
  for (const call of type.others) {
    const [, most] = /(top3)$|(simple-list)$/.exec(call) ?? [];
    calls[call] = /\/(top3|simple-list)$/.test(call)
      ? whole(query, form, most ? 3 : undefined)
      : null;
  }
  for (const [kind, method] of document ? WRITES : []) {
    const operation = writesOf(document, path)[kind];
    const own = operation ? formOf(operation, path, ['id', /^ids?$/]) : null;
    if (own !== found.verbs[kind]) calls[`${method} ${type.path}/${kind}`] = own;
  }
  const publishing = (words: RegExp) =>
    document?.operations.find(
      (each) => each.path.startsWith(`${path}/{id}/`) && words.test(each.path),
    );
  const show = publishing(/\/(publish|release|online)$/i);
  const hide = publishing(/\/(revoke|un-?publish|withdraw|offline)$/i);
  if (show && hide) {
    calls[`PUT ${type.path}/show`] = formOf(show, path);
    calls[`PUT ${type.path}/hide`] = formOf(hide, path);
  }
  const { status } = names;
  if (status && one && !(status in one.record)) {
    const list = { path, form, rows, total: null, operation: undefined };
    const detail = await lists.findOne(server, list, null, ['/{id}/detail', '/{id}', '/{id}/info']);
    if (detail && status in detail.record) {
      calls[`GET ${type.path}/${status}`] = `GET {path}${detail.form}`;
      resource.siblings = [{ name: status }];
    }
  }
  const defaults = fields.defaultsIn(rows, one?.record, names);
  if (!defaults) return;
  resource.defaults = defaults;
  guessed.add(`resources.${type.path}.defaults`);
}
