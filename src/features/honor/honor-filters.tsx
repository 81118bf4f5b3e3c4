import { useTranslation } from 'react-i18next';
import { FilterSelect } from '#src/admin/list/filter-select.tsx';
import { StatusFilter } from '#src/admin/list/status-filter.tsx';
import type { ListParams } from '#src/admin/list/use-list-params.ts';
import { LEVELS } from './schema.ts';

type HonorFiltersProps = { params: ListParams };

/** What narrows the list of honors: level, status. */
export function HonorFilters({ params }: HonorFiltersProps) {
  const { t } = useTranslation('honor');
  return (
    <>
      <FilterSelect
        params={params}
        name="level"
        label={t('field.level')}
        options={LEVELS.map((level) => ({ value: level, label: t(`level.${level}`) }))}
      />
      <StatusFilter params={params} />
    </>
  );
}
