import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { DateRangeFilter } from '#src/admin/list/filters/date-range-filter.tsx';
import type { Filters } from '#src/admin/list/filters/filters.ts';
import type { FilterName } from '#src/admin/list/core/list-address.ts';

/** Fields that can be filtered by an exact value, from the details and the charts. */
export const NARROWING = ['path', 'region', 'ip', 'username'] as const satisfies FilterName[];

type AccessLogFiltersProps = { params: Filters };

/** Date range, and one removable chip per exact filter. */
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
