import { useTranslation } from 'react-i18next';
import { bySort } from '#src/lib/by-sort.ts';
import { DateRangeFilter } from '#src/admin/list/date-range-filter.tsx';
import { FilterSelect } from '#src/admin/list/filter-select.tsx';
import { StatusFilter } from '#src/admin/list/status-filter.tsx';
import type { ListParams } from '#src/admin/list/use-list-params.ts';
import { useChoices } from '#src/admin/deletion/use-choices.ts';
import { newsCategoryApi } from './category/api.ts';

type NewsFiltersProps = { params: ListParams };

/** What narrows the news list: category, status, days of publication. */
export function NewsFilters({ params }: NewsFiltersProps) {
  const { t } = useTranslation('industry-news');
  const { data } = useChoices(newsCategoryApi);
  const categories = data?.rows.toSorted(bySort) ?? [];
  return (
    <>
      <FilterSelect
        params={params}
        name="categoryId"
        label={t('field.category')}
        options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <StatusFilter params={params} />
      <DateRangeFilter params={params} label={t('field.publishTime')} />
    </>
  );
}
