import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isShown } from '#src/api/status.ts';
import { FilterChips } from '#src/components/public-list/filter-chips.tsx';
import { bySort } from '#src/lib/by-sort.ts';
import { newsCategoryApi } from '../category/api.ts';

type NewsCategoryChipsProps = { categoryId: string; addressOf: (categoryId: string) => string };

/** The categories as links. Where they do not come, the list is simply not narrowed by them. */
export function NewsCategoryChips({ categoryId, addressOf }: NewsCategoryChipsProps) {
  const { t } = useTranslation('news');
  const { data } = useQuery(newsCategoryApi.all());
  const categories = (data?.rows ?? []).filter(isShown).toSorted(bySort);
  return (
    <FilterChips
      label={t('list.categories')}
      choices={categories.map(({ id, name }) => ({ value: String(id), name }))}
      value={categoryId}
      addressOf={addressOf}
    />
  );
}
