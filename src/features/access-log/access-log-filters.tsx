import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { DateRangeFilter } from '#src/admin/list/filters/date-range-filter.tsx';
import type { FilterName } from '#src/admin/list/core/list-address.ts';
import { useList } from '#src/admin/list/core/list-context.ts';

/** Fields that can be filtered by an exact value, from the details and the charts. */
export const NARROWING = ['path', 'region', 'ip', 'username'] as const satisfies FilterName[];

/** Date range, and one removable chip per exact filter. */
export function AccessLogFilters() {
  const { t } = useTranslation('access-log');
  const { params } = useList();
  return (
    <>
      <DateRangeFilter label={t('field.createTime')} />
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
