import { Photo } from '#src/api/uploads/photo-schema.ts';
import { ANNOUNCEMENT_TYPES } from '#src/features/announcement/schema.ts';
import { CompanyInfo } from '#src/features/company-info/schema.ts';
import { RECORD_TYPES } from '../api-check/record-types.ts';
import * as fields from './fields.ts';
import * as lists from './lists.ts';
import { addressIn, type Look, note, type Preset, resourceIn } from './look.ts';
import { operationsOf } from './openapi.ts';
import { ask, isThere } from './server.ts';
import { formOf, said, type Users, writesOf } from './users.ts';
import type { Account } from './sign-in.ts';
import { TYPES } from './words.ts';

type Type = {
  path: string;
  schema: Parameters<typeof fields.entriesOf>[0];
  /** The call that reads its list, and others that read it for a page. */
  list: string;
  others: string[];
};

const OTHER: Type[] = [
  {
    path: '/contract',
    schema: CompanyInfo,
    list: 'GET /contract/all',
    others: ['GET /contract/get'],
  },
  { path: '/show', schema: Photo, list: 'GET /show', others: [] },
];

const TYPE_LIST: Type[] = RECORD_TYPES.map(({ path, schemas, reads }) => ({
  path,
  schema: Object.values(schemas)[0] ?? Photo,
  list: reads.find(({ idFrom }) => idFrom)?.idFrom ?? `GET ${path}/page`,
  others: reads
    .filter(
      ({ idFrom, answer, call }) =>
        !idFrom && answer.kind === 'list' && call !== reads.find((one) => one.idFrom)?.idFrom,
    )
    .map(({ call }) => call),
}));

/** Finds notices and each type of content, and says of each whether it fits. */
export async function findTypes(
  look: Look,
  users: Users | null,
  preset: Preset,
  account: Account,
): Promise<void> {
  const absent: string[] = [];
  for (const type of [...TYPE_LIST, ...OTHER]) {
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
) {
  const { server, document, found, nowhere } = look;
  const words = (TYPES[type.path] ?? type.path.slice(1)).split(' ');
  const entries = fields.entriesOf(type.schema);
  const known = addressIn(preset.dialect, type.list);
  const isKnown = preset.isNear && known !== null && !(document && !hasPath(look, known.call));
  const fit = (rows: readonly lists.Row[], more: string[] = []) =>
    fields.namesOf(entries, words[0] ?? '', rows, more);
  const isOfType = (rows: lists.Row[], more: string[] = []) => {
    const { names, matched, all } = fit(rows, more);
    const hasTitle = ['title', 'name', 'path'].some((name) => typeof names[name] === 'string');
    return hasTitle && matched >= Math.min(4, all * 0.3);
  };
  let list: lists.List | null = null;
  if (isKnown) {
    const [address = '', query = ''] = known.call.replace('GET ', '').split('?');
    const own = [known.path, `${address.slice(known.path.length)}${query && `?${query}`}`] as const;
    // An empty list is believed where the preset has it.
    list = await lists.findList(
      server,
      [own],
      nowhere,
      (rows) => rows.length === 0 || isOfType(rows),
    );
  }
  const isPreset = list !== null;
  if (!list) {
    const area = users?.list.path.replace(/\/[^/]+$/, '') ?? '';
    const areas = [...new Set([area, '', '/content'])];
    const addresses = lists.listAddresses(document, words, document ? [''] : areas, [
      users?.list.form ?? '/list',
    ]);
    for (const one of addresses) {
      const { create } = writesOf(document, one[0]);
      list ??= await lists.findList(server, [one], nowhere, (rows) =>
        rows.length > 0
          ? isOfType(rows)
          : create !== undefined && isOfType([], Object.keys(create.body)),
      );
    }
  }
  if (!list) return false;
  const one = await lists.findOne(
    server,
    list,
    document,
    typeof found.verbs.one === 'string' ? [found.verbs.one.replace('GET {path}', '')] : undefined,
  );
  const rows = one ? [...list.rows, one.record] : list.rows;
  const writes = writesOf(document, list.path);
  const body = Object.keys(writes.create?.body ?? {});
  const { names } = fit(rows, body);
  const inPreset = (isPreset && resourceIn(preset.dialect, type.path)) || {};
  const ownNames = rows.length > 0 ? names : {};
  const granted = fields.permissionsOf(account.permissions, words);
  const kinds =
    type.path === '/notice'
      ? fields.valuesOfWords(
          ANNOUNCEMENT_TYPES,
          rows.map((row) => row[names.type ?? 'type']),
        )
      : undefined;
  const english = fields.englishIn(rows);
  if (english) found.englishField = english;
  const title = [names.title, names.name].filter((name) => typeof name === 'string');
  const keyword = 'keyword' in inPreset ? undefined : await lists.findKeyword(server, list, title);
  found.resources[type.path] = {
    ...inPreset,
    path: list.path,
    fields: { ...inPreset.fields, ...ownNames },
    ...(kinds && { values: { ...inPreset.values, type: kinds } }),
    ...(granted && { permission: granted.permission }),
    ...(keyword !== undefined && { keyword }),
  };
  if (kinds && !isPreset) look.guessed.add(`resources.${type.path}`);
  await readOthers(look, type, list, isPreset, preset);
  if (!isPreset) callsOfType(look, type, list, one, names);
  const count = rows.length === 0 ? ', there, without records to see names in' : said(ownNames);
  note(look, `${type.path.slice(1)}: GET ${list.path}${list.form}${count}`);
  return true;
}

function hasPath({ document }: Look, call: string): boolean {
  const path = call.replace('GET ', '').split('?')[0];
  return document?.operations.some((one) => one.path === path && one.method === 'GET') ?? false;
}

/** The other lists of a type: where the preset has them, or made of its list. */
async function readOthers(
  { server, found, nowhere }: Look,
  type: Type,
  list: lists.List,
  isPreset: boolean,
  preset: Preset,
) {
  for (const call of type.others) {
    const known = addressIn(preset.dialect, call);
    if (isPreset && known) {
      const answer = await ask(server, known.call);
      if (answer.success && isThere(answer, nowhere)) continue;
    }
    found.calls[call] = isPreset ? null : whole(found.query, list, /top3/.test(call) ? 3 : 100);
  }
}

/** The call that reads all rows of a list at once. */
function whole(
  query: Record<string, unknown> | undefined,
  { form }: lists.List,
  most: number,
): string {
  const { pageNo, pageIndex, pageSize } = query ?? {};
  const at = pageNo === undefined ? [pageIndex, 0] : [pageNo, 1];
  const parts = [at, [pageSize, most]].flatMap(([name, value]) =>
    typeof name === 'string' ? [`${name}=${value}`] : [],
  );
  return `GET {path}${form}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}

/** What a type without a preset needs: its list, its writes, publishing, and what a new record must have. */
function callsOfType(
  look: Look,
  type: Type,
  list: lists.List,
  one: Users['one'],
  names: fields.Names['names'],
): void {
  const { document, found, guessed } = look;
  const { path, rows } = list;
  const { calls, query } = found;
  const isPaged = type.list.endsWith('/page');
  const most = typeof query?.largest === 'number' ? query.largest : 500;
  const form = isPaged ? `GET {path}${list.form}` : whole(query, list, most);
  if (!isPaged || form !== found.verbs.page) calls[type.list] = form;
  const resource = found.resources[type.path];
  if (!document || !resource) return;
  const writes = writesOf(document, path);
  for (const kind of ['create', 'update', 'delete'] as const) {
    const method = { create: 'POST', update: 'PUT', delete: 'DELETE' }[kind];
    const operation = writes[kind];
    const own = operation ? formOf(operation, path, ['id', /^ids?$/]) : null;
    if (own !== found.verbs[kind]) calls[`${method} ${type.path}/${kind}`] = own;
  }
  const publishing = (words: RegExp) =>
    document.operations.find(
      (each) => each.path.startsWith(`${path}/{id}/`) && words.test(each.path.slice(path.length)),
    );
  const [show, hide] = [
    publishing(/\/(publish|release|online)$/i),
    publishing(/\/(revoke|un-?publish|withdraw|offline)$/i),
  ];
  if (show && hide) {
    calls[`PUT ${type.path}/show`] = formOf(show, path);
    calls[`PUT ${type.path}/hide`] = formOf(hide, path);
  }
  const status = names.status;
  const details = operationsOf(document, 'GET', /\/(detail|details|info)$/i).find((each) =>
    each.path.startsWith(`${path}/{id}/`),
  );
  if (status && one && !(status in one.record) && details) {
    calls[`GET ${type.path}/${status}`] = formOf(details, path);
    resource.siblings = [{ name: status }];
  }
  const defaults = fields.defaultsIn(rows, one?.record, names);
  if (!defaults) return;
  resource.defaults = defaults;
  guessed.add(`resources.${type.path}`);
}
