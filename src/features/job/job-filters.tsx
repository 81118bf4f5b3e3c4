import { useTranslation } from 'react-i18next';
import { FilterSelect } from '#src/admin/list/filter-select.tsx';
import { StatusFilter } from '#src/admin/list/status-filter.tsx';
import type { ListParams } from '#src/admin/list/use-list-params.ts';
import { JOB_TYPES } from './schema.ts';
import { useCities } from './use-cities.ts';

type JobFiltersProps = { params: ListParams };

/** What narrows the list of positions: type, city, status. */
export function JobFilters({ params }: JobFiltersProps) {
  const { t } = useTranslation(['recruitment-info', 'job']);
  const cities = useCities();
  return (
    <>
      <FilterSelect
        params={params}
        name="type"
        label={t('field.type')}
        options={JOB_TYPES.map((type) => ({ value: type, label: t(`job:type.${type}`) }))}
      />
      <FilterSelect
        params={params}
        name="city"
        label={t('field.city')}
        options={cities.map((city) => ({ value: city, label: city }))}
      />
      <StatusFilter params={params} />
    </>
  );
}
