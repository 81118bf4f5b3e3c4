import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filters } from './filters.ts';

const FIRST_DAY = '1900-01-01';

type DateRangeFilterProps = { params: Filters };

/**
 * First and last day, as `from` and `to`. The browser's own date fields: light, and at home on phones.
 */
export function DateRangeFilter({ params }: DateRangeFilterProps) {
  const { t } = useTranslation('crud');
  const fields = [
    { name: 'from', label: t('list.from'), min: FIRST_DAY, max: params.filters.to },
    { name: 'to', label: t('list.to'), min: params.filters.from, max: '2099-12-31' },
  ];
  return (
    // The two stay side by side.
    <Box sx={{ display: 'flex', gap: 1.5, gridColumn: '1 / -1' }}>
      {fields.map(({ name, ...field }) => (
        <DateFilter
          key={name}
          {...field}
          value={params.filters[name] ?? ''}
          onChange={(day) => params.set({ [name]: day })}
        />
      ))}
    </Box>
  );
}

type DateFilterProps = {
  label: string;
  min: string | undefined;
  max: string | undefined;
  value: string;
  onChange: (day: string) => void;
};

function DateFilter({ label, min, max, value, onChange }: DateFilterProps) {
  // A year being typed goes through 0002 and 0020, which nobody asks the server for.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value === '' || target.value >= FIRST_DAY) onChange(target.value);
      }}
      onBlur={() => setTyped(null)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min, max } }}
      sx={{ width: { xs: 1, sm: 150 }, '& input': { px: { xs: 1, sm: 1.75 } } }}
    />
  );
}
