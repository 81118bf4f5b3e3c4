import type { FieldTable } from '#src/api/fields/record-fields.ts';
import type { Call, Schema } from '#src/api/client/client.ts';
import type { pagedList } from '#src/api/records/queries.ts';
import { resource } from '#src/api/records/resource.ts';
import type { Resource } from '#src/api/records/resource.ts';
import { hasField } from '#src/api/wire/server-call.ts';
import { toDayEnd } from '#src/lib/time/date-time.ts';
import { withTimeFilter } from './list/filters/time-filter.ts';
import type { ListFacts, TimeOptions } from './list/filters/time-filter.ts';
import type { CheckedFields } from './records/checked-fields.ts';
import { patchOf, restoreOf, textIn } from './records/record-source.ts';
import type { Row, SourceOptions } from './records/record-source.ts';
import { periodNames, titleName } from './records/table-facts.ts';
import type { PeriodNames } from './records/table-facts.ts';

type Own<T, Input> = {
  record: Schema<T>;
  /** The table of the type. */
  fields: FieldTable;
  calls: Record<'one' | 'create' | 'update' | 'remove', Call>;
  /** Resources whose records contain data of this one. */
  affects?: string[];
  /** Makes a new record; loaded when a deleted one is created again. */
  empty: () => Promise<() => Input>;
  /** What is looked at before publishing, besides the period. */
  checked?: Omit<CheckedFields<keyof NoInfer<Input> & string>, keyof PeriodNames>;
  /** Limits what is read for a filter by time, where the server has a filter for it. */
  narrow?: TimeOptions<T>['narrow'];
};

/** What the back office derives from the table of a type. */
export type Facts<T> = ListFacts<T> & {
  /** The period's fields that the server has. */
  period: PeriodNames;
  checked: CheckedFields | undefined;
  source: Pick<SourceOptions, 'titleFields' | 'newest' | 'checked' | 'patch' | 'restore'> & {
    fields: FieldTable;
  };
};

/**
 * The calls of the back office of a type that has a table, and what its screens derive from the table.
 * @param lists the calls that read its lists, of visitors too
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
  const { record, fields, calls, affects, empty, narrow } = own;
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
  const facts: Facts<T> = {
    labelOf: (one) => textIn(one, title),
    period,
    periodOf,
    checked,
    source: {
      titleFields: [title],
      ...(period.begin !== undefined && { newest: period.begin }),
      fields,
      ...(checked && { checked }),
      patch: patchOf(api),
      restore: restoreOf(api, record, async () => (await empty())()),
    },
  };
  return {
    ...lists,
    ...api,
    ...(page && { page: withTimeFilter(page, { periodOf, narrow }) }),
    ...facts,
  };
}

function known(resourceName: string, field: string | undefined): string | undefined {
  return field !== undefined && hasField(`GET /${resourceName}`, field) ? field : undefined;
}
