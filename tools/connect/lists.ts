import { totalIn } from '#src/api/wire/envelope.ts';
import { plainNumber } from '#src/lib/records/exact-json.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import type { Found } from './found.ts';
import { type Document, type Operation, operationsOf } from './openapi.ts';
import { type Answer, ask, isThere, type Server } from './server.ts';
import { KEYWORDS, LIST_FORMS, ONE_FORMS, PAGING, SORTING } from './words.ts';

export type Row = Record<string, unknown>;

/** A list that was found: its path, what follows it, and its first rows. */
export type List = {
  path: string;
  form: string;
  rows: Row[];
  total: number | null;
  operation: Operation | undefined;
};

const FORM = new RegExp(`(${LIST_FORMS.filter(Boolean).join('|')})$`, 'i');

/** Addresses of lists whose path ends with one of some words: path and what follows it. */
export function listAddresses(
  document: Document | null,
  words: readonly string[],
  areas: readonly string[],
  forms: readonly string[] = LIST_FORMS,
): (readonly [path: string, form: string, operation?: Operation])[] {
  if (!document) {
    return areas.flatMap((area) =>
      words.flatMap((word) => forms.map((form) => [`${area}/${word}`, form] as const)),
    );
  }
  const lists = operationsOf(document, 'GET', /^[^{]*$/).map((operation) => {
    const [form = ''] = FORM.exec(operation.path) ?? [];
    return [operation.path.slice(0, operation.path.length - form.length), form, operation] as const;
  });
  const found = lists.filter(([path]) => words.some((word) => path.endsWith(`/${word}`)));
  const rank = ([, , { query }]: (typeof found)[number]) =>
    query.some((name) => /size|limit/i.test(name)) ? 0 : 1;
  return found.toSorted((one, other) => rank(one) - rank(other));
}

/** The first of some addresses that answers a list that is accepted. */
export async function findList(
  server: Server,
  addresses: ReturnType<typeof listAddresses>,
  nowhere: Answer,
  accept: (rows: Row[]) => boolean,
): Promise<List | null> {
  for (const [path, form, operation] of addresses) {
    const answer = await ask(server, `GET ${path}${form}`);
    const { rows, data, body } = answer;
    if (!answer.success || !isThere(answer, nowhere) || !rows || !accept(rows)) continue;
    const total = Number(plainNumber(totalIn(data) ?? totalIn(body)));
    return { path, form, rows, total: Number.isFinite(total) ? total : null, operation };
  }
  return null;
}

/** What tells rows apart. */
function keyOf(row: Row | undefined): string {
  return JSON.stringify(
    row && (row.id ?? Object.entries(row).find(([name]) => /id$/i.test(name))?.[1] ?? row),
  );
}

type Query = Record<string, string | number>;

/**
 * Finds the parameters of a page by what they do to a list, and how many rows it sends at once. Nothing where too few
 * rows show it, and no document names them.
 */
export async function findPaging(server: Server, found: Found, list: List): Promise<void> {
  const address = `GET ${list.path}${list.form}`;
  const read = async (query: Query) => {
    const answer = await ask(server, address, { query });
    return answer.success ? answer.rows : undefined;
  };
  const named = list.operation?.query ?? [];
  const known = PAGING.filter(([, name, size]) => named.includes(name) && named.includes(size));
  const query: Record<string, unknown> = {};
  if (list.rows.length < 2 && known.length === 0) return;
  for (const [kind, name, size] of known.length > 0 ? known : PAGING) {
    const at = (count: number) => read({ [name]: count, [size]: 1 });
    const [first, second] = [await at(1), await at(2)];
    const isPaged = first?.length === 1 && list.rows.length > 1;
    if (!isPaged && list.rows.length > 1) continue;
    const zeroth = kind === 'pageNo' ? await at(0) : undefined;
    const isFromZero =
      zeroth !== undefined && zeroth.length === 1 && keyOf(zeroth[0]) !== keyOf(first?.[0]);
    // Where its parameter has another name, both pages are the first.
    if (isPaged && keyOf(first[0]) === keyOf(second?.[0])) continue;
    query[isFromZero ? 'pageIndex' : kind] = name;
    query.pageSize = size;
    break;
  }
  const size = query.pageSize;
  if (typeof size === 'string') Object.assign(query, await findLargest(read, size, list));
  Object.assign(query, await findOrder(read, list));
  found.query = query;
}

type Read = (query: Query) => Promise<Row[] | undefined>;

/** We ask for up to 1,000 rows. */
async function findLargest(read: Read, size: string, list: List): Promise<{ largest?: number }> {
  const largest = list.operation?.largest;
  if (largest !== undefined) return largest < 1000 ? { largest: Math.max(100, largest) } : {};
  const rows = await read({ [size]: 1000 });
  if (rows === undefined) {
    const fewer = await read({ [size]: 500 });
    return { largest: fewer === undefined ? 100 : 500 };
  }
  const isCut = list.total !== null && rows.length < Math.min(1000, list.total);
  return isCut && rows.length >= 100 ? { largest: rows.length } : {};
}

/** Finds how an order is asked for: the first row of one order is another than that of the other. */
async function findOrder(read: Read, { rows, operation }: List): Promise<Record<string, unknown>> {
  const [first] = rows;
  const fields = Object.keys(first ?? {}).filter((name) => /^id$|name$|id$|time$/i.test(name));
  const field = fields.find((name) => new Set(rows.map((row) => row[name])).size > 1);
  if (field === undefined) return {};
  for (const names of SORTING) {
    const [one = '', other, asc = 'asc', desc = 'desc'] = names.split(' ');
    if (operation && !operation.query.includes(one)) continue;
    const ordered = (order: string) =>
      read(other ? { [one]: field, [other]: order } : { [one]: `${field},${order}` });
    const [up, down] = [await ordered(asc), await ordered(desc)];
    if (!up?.length || !down?.length || keyOf(up[0]) === keyOf(down[0])) continue;
    if (other === undefined) return { sort: one };
    const orders = asc === 'asc' ? {} : { orders: { asc, desc } };
    return { sortField: one, sortOrder: other, ...orders };
  }
  return {};
}

/** The parameter with which a list is searched: with a word that no row has, it is empty. Null where none is. */
export async function findKeyword(
  server: Server,
  { path, form, rows, operation }: List,
  own: string[],
): Promise<string | null | undefined> {
  if (rows.length === 0) return undefined;
  const named = operation?.query ?? [];
  const names = [...KEYWORDS, ...own].filter(
    (name, at) => !operation || named.includes(name) || at < 2,
  );
  for (const name of names) {
    const query = { [name]: 'no-such-word' };
    const answer = await ask(server, `GET ${path}${form}`, { query });
    const isEmpty = answer.rows?.length === 0 || Number(totalIn(answer.data)) === 0;
    const said = answer.rows ?? (answer.success && answer.data === null ? [] : undefined);
    if (answer.success && (isEmpty || said?.length === 0)) return name;
  }
  return null;
}

/** How one record is read, and the record; null where no call reads it. */
export async function findOne(
  server: Server,
  list: List,
  document: Document | null,
  forms: readonly string[] = ONE_FORMS,
): Promise<{ form: string; record: Row; body: unknown } | null> {
  const [row] = list.rows;
  if (!row) return null;
  const named = operationsOf(document, 'GET', /\{id\}/)
    .map(({ path }) => path)
    .filter((path) => path.startsWith(`${list.path}/`) && path.split('{id}').length === 2)
    .map((path) => path.slice(list.path.length));
  const ordered = [...named.filter((form) => form.endsWith('/form')), ...named];
  const ids = idsOf(row);
  for (const form of new Set(document ? ordered : forms)) {
    for (const id of ids) {
      const filled = form.replace('{id}', encodeURIComponent(id));
      const { success, data, body } = await ask(server, `GET ${list.path}${filled}`);
      const record = isRecord(data) && isRecord(data.data) ? data.data : data;
      if (
        success &&
        isRecord(record) &&
        Object.values(record).some((one) => String(plainNumber(one)) === id)
      )
        return { form, record, body };
    }
  }
  return null;
}

/** What may be the id of a row: the likeliest first, at most two. */
function idsOf(row: Row): string[] {
  const names = Object.keys(row).filter((name) => /^_?id$|^uuid$|id$/i.test(name));
  const ordered = names.toSorted((one, other) => Number(other === 'id') - Number(one === 'id'));
  return ordered
    .flatMap((name) => {
      const value = plainNumber(row[name]);
      return typeof value === 'string' || typeof value === 'number' ? [`${value}`] : [];
    })
    .slice(0, 2);
}
