import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { DateRangeFilter } from '#src/admin/list/date-range-filter.tsx';
import type { Filters } from '#src/admin/list/filters.ts';

/** Fields whose exact value can narrow the log: chosen where the value stands, in details and charts. */
export const NARROWING = ['path', 'region', 'ip', 'username'] as const;

type AccessLogFiltersProps = { params: Filters };

/** What narrows the log: days, and each chosen value as a chip that takes it away. */
export function AccessLogFilters({ params }: AccessLogFiltersProps) {
  const { t } = useTranslation('access-log');
  return (
    <>
      <DateRangeFilter params={params} label={t('field.createTime')} />
      {NARROWING.map((name) => {
        const value = params.filters[name];
        if (!value) return null;
        return (
          <Chip
            key={name}
            label={t('filter.only', { field: t(`field.${name}`), value })}
            onDelete={() => params.set({ [name]: '' })}
            sx={{ maxWidth: 1 }}
          />
        );
      })}
    </>
  );
}
