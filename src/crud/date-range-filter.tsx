import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { ListParams } from './use-list-params.ts';

type DateRangeFilterProps = { params: ListParams };

/**
 * First and last day, as `from` and `to`. The browser's own date fields: light, and at home on phones.
 */
export function DateRangeFilter({ params }: DateRangeFilterProps) {
  const { t } = useTranslation('crud');
  const fields = [
    { name: 'from', label: t('list.from'), min: '1900-01-01', max: params.filters.to },
    { name: 'to', label: t('list.to'), min: params.filters.from, max: '2099-12-31' },
  ];
  return fields.map(({ name, label, min, max }) => (
    <TextField
      key={name}
      type="date"
      size="small"
      label={label}
      value={params.filters[name] ?? ''}
      onChange={({ target }) => params.set({ [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min, max } }}
      sx={{ width: 160 }}
    />
  ));
}
