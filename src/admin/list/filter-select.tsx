import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isSame } from '#src/lib/is-same.ts';
import type { Filters } from './filters.ts';

type FilterSelectProps = {
  params: Filters;
  /** The filter's name among the others. */
  name: string;
  label: string;
  options: { value: string; label: string }[];
};

/** One filter of a list as a choice, with "all" first. */
export function FilterSelect({ params, ...props }: FilterSelectProps) {
  return <Select {...props} value={params.filters[props.name] ?? ''} set={params.set} />;
}

type SelectProps = Omit<FilterSelectProps, 'params'> & { value: string; set: Filters['set'] };

/** Not drawn again while a list turns its pages. */
const Select = memo(({ name, label, options, value, set }: SelectProps) => {
  const { t } = useTranslation('crud');
  return (
    <TextField
      select
      size="small"
      label={label}
      // A value from somebody's old link that no longer exists shows as "all".
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={({ target }) => set({ [name]: target.value })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 140 }}
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

/** A type makes its options anew with each of its own renders. */
function areAlike(before: SelectProps, after: SelectProps): boolean {
  return (
    before.name === after.name &&
    before.label === after.label &&
    before.value === after.value &&
    before.set === after.set &&
    isSame(before.options, after.options)
  );
}
