import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { Filters } from './filters.ts';

type FilterSelectProps = {
  params: Filters;
  /** The filter's name among the others. */
  name: string;
  label: string;
  options: { value: string; label: string }[];
};

/** One filter of a list as a choice, with "all" first. */
export function FilterSelect({ params, name, label, options }: FilterSelectProps) {
  const { t } = useTranslation('crud');
  const value = params.filters[name] ?? '';
  return (
    <TextField
      select
      size="small"
      label={label}
      // A value from somebody's old link that no longer exists shows as "all".
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={({ target }) => params.set({ [name]: target.value })}
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
}
