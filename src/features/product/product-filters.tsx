import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { StatusFilter } from '#src/admin/list/status-filter.tsx';
import type { ListParams } from '#src/admin/list/use-list-params.ts';
import { useChoices } from '#src/admin/deletion/use-choices.ts';
import { productCategoryApi } from './category/api.ts';
import { CategoryPicker } from './category-picker.tsx';

type ProductFiltersProps = { params: ListParams };

/** What narrows the product list: category (a parent stands for those below it too), status. */
export function ProductFilters({ params }: ProductFiltersProps) {
  const { t } = useTranslation(['products', 'crud']);
  const { data } = useChoices(productCategoryApi);
  return (
    <>
      <Box sx={{ width: { xs: 1, sm: 240 } }}>
        <CategoryPicker
          size="small"
          label={t('field.category')}
          placeholder={t('crud:list.all')}
          categories={data?.rows}
          value={params.filters.categoryId ?? null}
          onChange={(id) => params.set({ categoryId: id ?? '' })}
        />
      </Box>
      <StatusFilter params={params} />
    </>
  );
}
