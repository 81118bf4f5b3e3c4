import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { DateRangeFilter } from '#src/admin/list/filters/date-range-filter.tsx';
import { useList } from '#src/admin/list/core/list-context.ts';
import { NARROWING } from './api.ts';

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
