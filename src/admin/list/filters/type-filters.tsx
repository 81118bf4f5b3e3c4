import { Fragment, type ReactNode } from 'react';
import { useList } from '#src/admin/list/core/list-context.ts';
import { useTypeHandle } from '#src/admin/list/core/type-handle.ts';
import { useTypeTexts, wordText } from '#src/admin/list/core/use-type-texts.ts';
import type { FieldTable } from '#src/api/fields/record-fields.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { TRANSLATIONS } from '#src/api/fields/translation.ts';
import { hasField } from '#src/api/wire/server-call.ts';
import { DateRangeFilter } from './date-range-filter.tsx';
import { FilterSelect, Select } from './filter-select.tsx';
import { isTimeValue, SOON_DAYS, timesOf } from './time-filter.ts';

/** Filters by the names of their parameters. */
export type CustomFilters = Readonly<Record<string, ReactNode>>;

type TypeFiltersProps = {
  /** Name of the list's resource. */
  name: string;
  /** The type's table; empty where it has none. */
  fields: FieldTable;
  /** Filters of the type, each in place of the one that its table would give. */
  own: CustomFilters;
};

/** The filters that the type's route names: its own, selects of a field's words, status, days and English. */
export function TypeFilters({ name: resource, fields, own }: TypeFiltersProps) {
  const textOf = useTypeTexts();
  const { filters, period } = useTypeHandle().list;
  return (
    <>
      {filters.map((name) => {
        const field = fields[name];
        if (name in own) return <Fragment key={name}>{own[name]}</Fragment>;
        if (field?.kind !== 'oneOf' && field?.kind !== 'optionalOneOf') return null;
        const options = field.words.map((word) => ({
          value: word,
          label: wordText(textOf, name, word),
        }));
        return (
          <FilterSelect key={name} name={name} label={textOf(`field.${name}`)} options={options} />
        );
      })}
      {filters.includes('status') &&
        !('status' in own) &&
        hasField(`GET /${resource}`, 'status') && <StatusFilter />}
      {filters.includes('from') && (
        <DateRangeFilter label={textOf(`field.${period?.begin ?? 'createTime'}`)} />
      )}
      {filters.includes('translation') && (
        <FilterSelect
          name="translation"
          label={textOf('translation.label')}
          options={TRANSLATIONS.map((one) => ({ value: one, label: textOf(`translation.${one}`) }))}
        />
      )}
    </>
  );
}

/** A list's filters by status and by the time at which visitors see a record: one select. */
function StatusFilter() {
  const textOf = useTypeTexts();
  const { params } = useList();
  const { period = {} } = useTypeHandle().list;
  const { time, status = '' } = params.filters;
  return (
    <Select
      label={textOf('field.status')}
      options={[
        { value: String(STATUS.shown), label: textOf('status.shown') },
        { value: String(STATUS.hidden), label: textOf('status.hidden') },
        ...timesOf(period).map((value) => ({
          value,
          label: textOf(`time.${value}`, { count: SOON_DAYS }),
        })),
      ]}
      value={time || status}
      set={params.set}
      changesOf={changesOf}
    />
  );
}

function changesOf(value: string) {
  return isTimeValue(value) ? { time: value, status: '' } : { time: '', status: value };
}
