import type * as v from 'valibot';
import type { FieldTable, InputOf } from '#src/api/fields/record-fields.ts';
import { crudCalls } from '#src/api/records/crud-calls.ts';
import type { pagedList } from '#src/api/records/queries.ts';
import { resource, type Resource } from '#src/api/records/resource.ts';
import type { TableApi } from '#src/api/records/table-api.ts';
import { hasField } from '#src/api/wire/server-call.ts';
import { toDayEnd } from '#src/lib/time/date-time.ts';
import { type ListFacts, withTimeFilter } from './list/filters/time-filter.ts';
import {
  patchOf,
  restoreOf,
  type SourceRow,
  type SourceOptions,
  textIn,
} from './records/record-source.ts';
import { periodNames, type PeriodNames, titleName } from './records/table-facts.ts';

/** The facts that the back office derives from the field table of a type. */
export type Facts<T, All extends FieldTable = FieldTable> = ListFacts<T> & {
  /** The names of the fields of the period that the server has. */
  period: PeriodNames;
  source: Pick<
    SourceOptions,
    'titleFields' | 'newest' | 'filtersDays' | 'patch' | 'create' | 'restore'
  > & {
    fields: All;
  };
};

/** What is read with a field table, of any type. */
type Reads<T extends SourceRow> = Pick<
  TableApi<FieldTable, T>,
  'name' | 'fields' | 'record' | 'oneCall' | 'affects' | 'filtersDays'
> & { page?: ReturnType<typeof pagedList<T>> };

type RecordIn<Api extends { record: v.GenericSchema }> = v.InferOutput<Api['record']>;

/**
 * The calls of the back office for a type with a field table, and the facts that its screens derive from the table.
 * @param api its calls for visitors
 */
export function adminApi<Api extends Omit<Reads<SourceRow>, 'page'>>(
  api: Api,
): Api & Resource<RecordIn<Api>, InputOf<Api['fields']>> & Facts<RecordIn<Api>, Api['fields']>;
export function adminApi<T extends SourceRow>(api: Reads<T>): unknown {
  const { name, record, fields, page, affects, filtersDays, oneCall } = api;
  const title = titleName(fields);
  const { begin, end } = periodNames(fields);
  const period = { begin: known(name, begin), end: known(name, end) };
  const periodOf = (one: T) => ({
    start: textIn(one, period.begin),
    end: toDayEnd(textIn(one, period.end)),
  });
  const calls = { ...crudCalls(`/${name}`), one: oneCall };
  const own = resource<T, Partial<T>>({ name, record, calls, ...(affects && { affects }) });
  const restore = restoreOf(own, record, async () => {
    const { emptyOf } = await import('#src/api/fields/record-input.ts');
    return emptyOf(fields);
  });
  const facts: Facts<T> = {
    labelOf: (one) => textIn(one, title),
    period,
    periodOf,
    source: {
      titleFields: [title],
      ...(period.begin !== undefined && { newest: period.begin }),
      fields,
      filtersDays,
      patch: patchOf(own),
      create: restore,
      restore,
    },
  };
  return {
    ...api,
    ...own,
    ...(page && { page: withTimeFilter(page, { periodOf, filtersDays }) }),
    ...facts,
  };
}

function known(resourceName: string, field: string | undefined): string | undefined {
  return field !== undefined && hasField(`GET /${resourceName}`, field) ? field : undefined;
}
