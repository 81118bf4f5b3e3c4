import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '#src/components/public-list/filter-chips.tsx';
import type { ProductCategory } from '../category/schema.ts';
import type { useProductCategories } from './use-product-categories.ts';

type ProductCategoryChipsProps = {
  categories: ReturnType<typeof useProductCategories>;
  categoryId: string;
  addressOf: (categoryId: string) => string;
};

/**
 * The categories as links: the first level, and below it what the chosen one holds (P7). A category
 * of the first level stands for all below it. Where they do not come, the list is not narrowed.
 */
export function ProductCategoryChips(props: ProductCategoryChipsProps) {
  const { categories, categoryId, addressOf } = props;
  const { t } = useTranslation('product');
  const { tree, isPending, chosen } = categories;
  const top = chosen?.top;
  const hasSecond = (top?.below.length ?? 0) > 0 || (isPending && categoryId !== '');
  return (
    <Box sx={{ minWidth: 0, flex: '1 1 320px', display: 'grid', gap: 1.5 }}>
      <FilterChips
        label={t('list.categories')}
        choices={tree.map(toChoice)}
        value={top ? String(top.id) : categoryId}
        addressOf={addressOf}
      />
      {hasSecond && (
        <FilterChips
          label={t('list.categoriesOf', { name: top?.name ?? '' })}
          choices={(top?.below ?? []).map(toChoice)}
          value={categoryId}
          all={top ? String(top.id) : ''}
          size="small"
          addressOf={addressOf}
        />
      )}
    </Box>
  );
}

function toChoice({ id, name }: ProductCategory) {
  return { value: String(id), name };
}
