import type { FieldTable } from '#src/api/fields/record-fields.ts';
import type { Call, Schema } from '#src/api/client/client.ts';
import type { pagedList } from '#src/api/records/queries.ts';
import { resource, type Resource } from '#src/api/records/resource.ts';
import { hasField } from '#src/api/wire/server-call.ts';
import { toDayEnd } from '#src/lib/time/date-time.ts';
import { type ListFacts, withTimeFilter } from './list/filters/time-filter.ts';
import type { CheckedFields } from './records/checked-fields.ts';
import {
  patchOf,
  restoreOf,
  type Row,
  type SourceOptions,
  textIn,
} from './records/record-source.ts';
import { periodNames, type PeriodNames, titleName } from './records/table-facts.ts';

type Own<T, Input> = {
  record: Schema<T>;
  /** The table of the type. */
  fields: FieldTable;
  calls: Record<'one' | 'create' | 'update' | 'remove', Call>;
  /** Resources whose records contain data of this one. */
  affects?: string[];
  /** Makes an empty record; loaded only when a deleted record is created again. */
  empty: () => Promise<() => Input>;
  /** The fields that are checked before publishing, besides the period. */
  checked?: Omit<CheckedFields<keyof NoInfer<Input> & string>, keyof PeriodNames>;
  /** Whether the server filters by the days on which records begin, `from` and `to`, so that fewer are read. */
  filtersDays?: true;
};

/** The facts that the back office derives from the field table of a type. */
export type Facts<T> = ListFacts<T> & {
  /** The names of the fields of the period that the server has. */
  period: PeriodNames;
  checked: CheckedFields | undefined;
  source: Pick<
    SourceOptions,
    'titleFields' | 'newest' | 'filtersDays' | 'checked' | 'patch' | 'create' | 'restore'
  > & {
    fields: FieldTable;
  };
};

/**
 * The calls of the back office for a type with a field table, and the facts that its screens derive from the table.
 * @param lists the calls that read its lists, also for visitors
 */
export function adminApi<
  Lists extends { name: string },
  T extends Row & Input,
  Input extends object,
>(lists: Lists, own: Own<T, Input>): Lists & Resource<T, Input> & Facts<T>;
export function adminApi<T extends Row & Input, Input extends object>(
  lists: { name: string; page?: ReturnType<typeof pagedList<T>> },
  own: Own<T, Input>,
): unknown {
  const { record, fields, calls, affects, empty, filtersDays } = own;
  const { name, page } = lists;
  const title = titleName(fields);
  const { begin, end } = periodNames(fields);
  const period = { begin: known(name, begin), end: known(name, end) };
  const periodOf = (one: T) => ({
    start: textIn(one, period.begin),
    end: toDayEnd(textIn(one, period.end)),
  });
  const checked = own.checked && { ...own.checked, ...period };
  const api = resource<T, Input>({ name, record, calls, ...(affects && { affects }) });
  const restore = restoreOf(api, record, async () => (await empty())());
  const facts: Facts<T> = {
    labelOf: (one) => textIn(one, title),
    period,
    periodOf,
    checked,
    source: {
      titleFields: [title],
      ...(period.begin !== undefined && { newest: period.begin }),
      fields,
      filtersDays,
      ...(checked && { checked }),
      patch: patchOf(api),
      create: restore,
      restore,
    },
  };
  return {
    ...lists,
    ...api,
    ...(page && { page: withTimeFilter(page, { periodOf, filtersDays }) }),
    ...facts,
  };
}

function known(resourceName: string, field: string | undefined): string | undefined {
  return field !== undefined && hasField(`GET /${resourceName}`, field) ? field : undefined;
}
