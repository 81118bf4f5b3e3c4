import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { langOf } from '#src/api/fields/localized.ts';
import { FilterChips } from '#src/components/public-list/filter-chips.tsx';
import { type Branch, pathTo } from '#src/lib/records/tree.ts';
import type { ProductCategory } from '../category/schema.ts';
import type { useProductCategories } from './use-product-categories.ts';

type ProductCategoryChipsProps = {
  categories: ReturnType<typeof useProductCategories>;
  categoryId: string;
  addressOf: (categoryId: string) => string;
};

/**
 * Links that filter by category, one row per level: the first level, and the subcategories of the chosen one
 * and its parents. None while the categories are loading or have failed.
 */
export function ProductCategoryChips(props: ProductCategoryChipsProps) {
  const { categories, categoryId, addressOf } = props;
  const { t } = useTranslation('product');
  const { tree, isPending, chosen } = categories;
  const path = chosen ? pathTo(chosen) : [];
  /** The chosen category of a level, as the chips' value. */
  const valueAt = (level: number) => String(path[level]?.record.id ?? '');
  return (
    <Box sx={{ minWidth: 0, flex: '1 1 320px', display: 'grid', gap: 1.5 }}>
      <FilterChips
        label={t('list.categories')}
        choices={tree.map(toChoice)}
        value={chosen ? valueAt(0) : categoryId}
        addressOf={addressOf}
      />
      {isPending && categoryId !== '' && (
        <FilterChips
          label={t('list.categoriesOf', { name: '' })}
          choices={[]}
          value={categoryId}
          size="small"
          addressOf={addressOf}
        />
      )}
      {path.map(
        ({ record, children, level }) =>
          children.length > 0 && (
            <FilterChips
              key={record.id}
              label={t('list.categoriesOf', { name: record.name })}
              choices={children.map(toChoice)}
              value={valueAt(level) || String(record.id)}
              all={String(record.id)}
              size="small"
              addressOf={addressOf}
            />
          ),
      )}
    </Box>
  );
}

function toChoice({ record }: Branch<ProductCategory>) {
  return { value: String(record.id), name: record.name, lang: langOf(record, 'name') };
}
