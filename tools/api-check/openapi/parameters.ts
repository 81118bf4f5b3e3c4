import { dialect } from '#src/api/dialects/dialect.ts';
import { keywordOf } from '#src/api/wire/server-call.ts';
import { PAGE } from '../checks/check-answer.ts';
import type { ContractCall } from '../contract-call.ts';
import { type Json, refTo } from './json.ts';

type ParameterLocation = 'query' | 'path';

/** The parameters of a paged call, by the app's own names. */
const PAGING_PARAMETERS: Record<string, Json> = {
  pageNo: { type: 'integer', minimum: 1, examples: [PAGE.pageNo], description: 'From 1' },
  pageIndex: { type: 'integer', minimum: 0, examples: [0], description: 'From 0' },
  offset: { type: 'integer', minimum: 0, examples: [0], description: 'Rows to leave out' },
  pageSize: { type: 'integer', minimum: 1, maximum: 500, examples: [PAGE.pageSize] },
  sortField: { type: 'string', examples: ['sort'] },
  sortOrder: { type: 'string', enum: ['asc', 'desc'] },
  sort: { type: 'string', examples: ['sort,asc'], description: 'Field and order' },
  keyword: { type: 'string', description: 'Text to search for', examples: ['温室'] },
};

const DAY = { description: 'A day (YYYY-MM-DD) or a point in time, included' };

/** The filters of lists, by name; others are texts. */
const FILTERS: Record<string, Json> = {
  categoryId: refTo('schemas', 'Id'),
  status: refTo('schemas', 'StatusInput'),
  recommended: { type: 'boolean' },
  from: { type: ['string', 'integer'], ...DAY, examples: ['2026-11-01'] },
  to: { type: ['string', 'integer'], ...DAY, examples: ['2026-11-30'] },
};

/** Returns the parameters of a call; `path` is the server's, which may have the id in it. */
export function parametersOf({ call, query, filters = [] }: ContractCall, path: string): Json[] {
  const id = refTo('schemas', 'Id');
  if (path.includes('{id}')) return [parameter('id', id, 'path')];
  const ids = query === 'id' ? [{ ...parameter('id', id), required: true }] : [];
  const paging = query === 'page' ? pageParameters(call) : [];
  const own = filters.map((name) => parameter(name, FILTERS[name] ?? { type: 'string' }));
  return [...ids, ...paging, ...own];
}

function pageParameters(call: string): Json[] {
  const names = Object.entries({ ...dialect.query, keyword: keywordOf(call) });
  return names.flatMap(([own, name]) =>
    typeof name !== 'string' ? [] : [parameter(name, PAGING_PARAMETERS[own] ?? {})],
  );
}

function parameter(name: string, schema: Json, location: ParameterLocation = 'query'): Json {
  const { description, ...rest } = schema;
  return {
    name,
    in: location,
    required: location === 'path',
    ...(description !== undefined && { description }),
    schema: rest,
  };
}
