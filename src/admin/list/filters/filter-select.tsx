import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isSame } from '#src/lib/records/is-same.ts';
import { useList } from '#src/admin/list/core/list-context.ts';
import type { ListParams } from '#src/admin/list/core/use-list-params.ts';

type FilterSelectProps = {
  name: string;
  label: string;
  options: { value: string; label: string }[];
};

/** A list's filter as a select, with "all" first. */
export function FilterSelect(props: FilterSelectProps) {
  const { params } = useList();
  const { name, ...select } = props;
  const changesOf = useCallback((value: string) => ({ [name]: value }), [name]);
  const value = params.filters[name] ?? '';
  return <Select {...select} value={value} set={params.set} changesOf={changesOf} />;
}

type SelectProps = Omit<FilterSelectProps, 'name'> & {
  value: string;
  set: ListParams['set'];
  /** The filters that a choice sets; the same function in each render. */
  changesOf: (value: string) => Record<string, string>;
};

/** Memoized: not rendered again when the list changes its page. */
export const Select = memo(({ label, options, value, set, changesOf }: SelectProps) => {
  const { t } = useTranslation('crud');
  return (
    <TextField
      select
      size="small"
      label={label}
      // An unknown value, as from an old link, shows as "all".
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={({ target }) => set(changesOf(target.value))}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: '7rem' }}
    >
      <MenuItem value="">{t('list.all')}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}, areAlike);
Select.displayName = 'FilterSelect';

/** Compares the options by value, as callers create them with each render. */
function areAlike(before: SelectProps, after: SelectProps): boolean {
  return (
    before.changesOf === after.changesOf &&
    before.label === after.label &&
    before.value === after.value &&
    before.set === after.set &&
    isSame(before.options, after.options)
  );
}
