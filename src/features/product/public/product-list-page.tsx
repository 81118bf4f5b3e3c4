import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { langOf } from '#src/api/localized.ts';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { FilterChips } from '#src/components/public-list/filter-chips.tsx';
import { KeywordSearch } from '#src/components/public-list/keyword-search.tsx';
import { ListHead } from '#src/components/public-list/list-head.tsx';
import { listToolbarStyles } from '#src/components/public-list/list-toolbar-styles.ts';
import { PageLinks } from '#src/components/public-list/page-links.tsx';
import { pagesOf } from '#src/components/public-list/pages-of.ts';
import { TagFilter } from '#src/components/public-list/tag-filter.tsx';
import { useListAddress } from '#src/components/public-list/use-list-address.ts';
import { pathTo } from '#src/lib/records/tree.ts';
import type { Branch } from '#src/lib/records/tree.ts';
import type { ProductCategory } from '../category/schema.ts';
import { CompareBar } from '../compare/compare-bar.tsx';
import { writeChoices } from '../facets/choices.ts';
import type { Choices } from '../facets/choices.ts';
import { NoMatches } from '../facets/no-matches.tsx';
import { ProductFilters } from '../facets/product-filters.tsx';
import { useListFilters } from '../facets/use-list-filters.ts';
import { NoProducts, ProductGrid } from './product-grid.tsx';
import { useProductCategories } from './use-product-categories.ts';
import { PAGE_SIZE, useProductPage } from './use-product-page.ts';

const FILTERS = ['categoryId', 'tag', 'spec'] as const;

/** Category, tag, chosen specifications, keyword and page are in the URL. */
export function Component() {
  const { t } = useTranslation('product');
  const { page, q, valueOf, isNarrowed, addressOf } = useListAddress('/product', FILTERS);
  const [categoryId, tag, spec] = [valueOf('categoryId'), valueOf('tag'), valueOf('spec')];
  const categories = useProductCategories(categoryId);
  const query = useProductPage({ page, categoryId, tag, q, spec }, { keepsLast: true });
  const filters = useListFilters({ categoryId, tag, q, spec }, query);
  const pages = pagesOf(query.data, { page, size: PAGE_SIZE });
  // While it is read, more may be found than the server's own hits.
  const isWhole = !query.isPlaceholderData && !query.isFetching;
  if (isWhole && pages > 0 && page > pages) {
    return <Navigate to={addressOf({}, pages)} replace />;
  }

  const category = categories.chosen?.record;
  const name = [category?.name, tag].filter(Boolean).join(' · ');
  const withChoices = (choices: Choices) => addressOf({ spec: writeChoices(choices) });
  const { facets, isBeside } = filters;
  return (
    <>
      <PageMeta
        title={name ? t('list.titleOf', { name }) : t('list.title')}
        description={category?.description || t('list.description')}
      />
      <ListHead title={t('list.title')} description={t('list.description')} />
      <Container maxWidth="lg" sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 7, md: 12 } }}>
        <Box sx={{ ...listToolbarStyles, mb: { xs: 2, md: 4 } }}>
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
          <TagFilter tag={tag} to={addressOf({ tag: '' })} />
        </Box>
        {categories.isGone ? (
          <NoProducts why="categoryGone" />
        ) : (
          <ProductFilters {...filters} query={query} addressOf={withChoices}>
            <ProductGrid
              query={query}
              pageSize={PAGE_SIZE}
              isNarrowed={isNarrowed || page > 1}
              isBeside={isBeside}
              nothing={
                spec === '' ? undefined : <NoMatches facets={facets} addressOf={withChoices} />
              }
            />
            <PageLinks page={page} pages={pages} addressOf={(target) => addressOf({}, target)} />
          </ProductFilters>
        )}
      </Container>
      <CompareBar />
    </>
  );
}

type ProductCategoryChipsProps = {
  categories: ReturnType<typeof useProductCategories>;
  categoryId: string;
  addressOf: (categoryId: string) => string;
};

/**
 * Links that filter by category: the first level, and what is below the chosen one and those above
 * it, a row for each level; none while the categories are loading or have failed.
 */
function ProductCategoryChips(props: ProductCategoryChipsProps) {
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
