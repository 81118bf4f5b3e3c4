import { useTranslation } from 'react-i18next';
import { bySort } from '#src/lib/by-sort.ts';
import { DateRangeFilter } from '#src/components/list/date-range-filter.tsx';
import { FilterSelect } from '#src/components/list/filter-select.tsx';
import { StatusFilter } from '#src/crud/status-filter.tsx';
import type { ListParams } from '#src/crud/use-list-params.ts';
import { useChoices } from '#src/deletion/use-choices.ts';
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
