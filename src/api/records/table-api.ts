import type { Call, Schema } from '#src/api/client/client.ts';
import { type FieldTable, type RecordOf, recordSchema } from '#src/api/fields/record-fields.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { oneRecord, pagedList, wholeList } from './queries.ts';

type TableOptions<All extends FieldTable, T> = {
  /** First part of its query keys, and of the paths of its calls. */
  name: string;
  fields: All;
  /** Last part of the call that reads one record. */
  one?: string;
  /** Reads a record, where the table does not say all of it. */
  record?: RecordSchema<T>;
  /** Resources whose records contain data of this one. */
  affects?: string[];
  /** Whether the server filters by the days on which records begin, `from` and `to`, so that fewer are read. */
  filtersDays?: true;
};

type RecordSchema<T> = Schema<T> & { entries: object };

/** What visitors download of a type with a field table; `adminApi` derives from it what the back office has besides. */
export type TableApi<All extends FieldTable = FieldTable, T = never> = Omit<
  TableOptions<All, T>,
  'record' | 'one'
> & {
  record: RecordSchema<T>;
  oneCall: Call;
  one: ReturnType<typeof oneRecord<T>>;
};

/** The reads of a type whose list the server pages. */
export function pagedApi<All extends FieldTable, T = RecordOf<All>>(
  options: TableOptions<All, T>,
): TableApi<All, T> & { pageCall: Call; page: ReturnType<typeof pagedList<T>> };
export function pagedApi(options: TableOptions<FieldTable, unknown>): unknown {
  const api = tableApi(options);
  const pageCall: Call = `GET /${api.name}/page`;
  return { ...api, pageCall, page: pagedList(api.name, api.record, pageCall) };
}

/**
 * The reads of a type whose list the server sends as a whole.
 * @param options.list last part of the call that reads the list
 */
export function wholeApi<All extends FieldTable, T = RecordOf<All>>(
  options: TableOptions<All, T> & { list?: string },
): TableApi<All, T> & Record<'all' | 'shown', ReturnType<typeof wholeList<T>>>;
export function wholeApi({
  list = 'list',
  ...options
}: TableOptions<FieldTable, unknown> & { list?: string }): unknown {
  const api = tableApi(options);
  const call: Call = `GET /${api.name}/${list}`;
  return {
    ...api,
    all: wholeList(api.name, api.record, call),
    // Hidden records are no visitor's business, even where the page would not show them.
    shown: wholeList(api.name, api.record, call, STATUS.shown),
  };
}

function tableApi({ one = 'get', ...options }: TableOptions<FieldTable, unknown>) {
  const { name, fields, record = recordSchema(fields) } = options;
  const oneCall: Call = `GET /${name}/${one}`;
  return { ...options, record, oneCall, one: oneRecord(name, record, oneCall) };
}
