import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { STATUS } from '#src/api/status.ts';
import { PageMeta } from '#src/components/page-meta.tsx';
import { FilterChips } from '#src/components/public-list/filter-chips.tsx';
import { KeywordSearch } from '#src/components/public-list/keyword-search.tsx';
import { ListHead } from '#src/components/public-list/list-head.tsx';
import { listToolbarStyles } from '#src/components/public-list/list-toolbar-styles.ts';
import { PageLinks } from '#src/components/public-list/page-links.tsx';
import { useListAddress } from '#src/components/public-list/use-list-address.ts';
import { productApi } from '../api.ts';
import type { ProductCategory } from '../category/schema.ts';
import { NoProducts, ProductGrid } from './product-grid.tsx';
import { useProductCategories } from './use-product-categories.ts';

/** Fills whole rows of two, three and four columns. */
const PAGE_SIZE = 12;

/** Category, keyword and page are in the URL. */
export function Component() {
  const { t } = useTranslation('product');
  const { page, q, valueOf, isNarrowed, addressOf } = useListAddress('/product', ['categoryId']);
  const categoryId = valueOf('categoryId');
  const categories = useProductCategories(categoryId);
  const query = useQuery({
    ...productApi.page({
      pageNo: page,
      pageSize: PAGE_SIZE,
      status: STATUS.shown,
      categoryId,
      keyword: q,
    }),
    placeholderData: keepPreviousData,
  });
  const pages = Math.ceil((query.data?.total ?? 0) / PAGE_SIZE);
  if (!query.isPlaceholderData && pages > 0 && page > pages) {
    return <Navigate to={addressOf({}, pages)} replace />;
  }

  const category = categories.chosen?.category;
  return (
    <>
      <PageMeta
        title={category ? t('list.titleOf', { name: category.name }) : t('list.title')}
        description={category?.description || t('list.description')}
      />
      <ListHead title={t('list.title')} description={t('list.description')} />
      <Container maxWidth="lg" sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 7, md: 12 } }}>
        <Box sx={{ ...listToolbarStyles, mb: { xs: 3, md: 5 } }}>
          <ProductCategoryChips
            categories={categories}
            categoryId={categoryId}
            addressOf={(value) => addressOf({ categoryId: value })}
          />
          <KeywordSearch
            label={t('list.search')}
            q={q}
            addressOf={(value) => addressOf({ q: value })}
          />
        </Box>
        {categories.isGone ? (
          <NoProducts why="categoryGone" />
        ) : (
          <>
            <ProductGrid query={query} pageSize={PAGE_SIZE} isNarrowed={isNarrowed} />
            <PageLinks page={page} pages={pages} addressOf={(target) => addressOf({}, target)} />
          </>
        )}
      </Container>
    </>
  );
}

type ProductCategoryChipsProps = {
  categories: ReturnType<typeof useProductCategories>;
  categoryId: string;
  addressOf: (categoryId: string) => string;
};

/**
 * Links that filter by category: the first level, and the subcategories of the chosen one; none
 * while the categories are loading or have failed.
 */
function ProductCategoryChips(props: ProductCategoryChipsProps) {
  const { categories, categoryId, addressOf } = props;
  const { t } = useTranslation('product');
  const { tree, isPending, chosen } = categories;
  const top = chosen?.top;
  const hasSecond = (top?.subcategories.length ?? 0) > 0 || (isPending && categoryId !== '');
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
          choices={(top?.subcategories ?? []).map(toChoice)}
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
