import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { HAS_DOWNLOADS } from '#src/api/dialects/dialect.ts';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { KeywordSearch } from '#src/components/public-list/keyword-search.tsx';
import { ListHead } from '#src/components/public-list/list-head.tsx';
import { listToolbarStyles } from '#src/components/public-list/list-toolbar-styles.ts';
import { PageLinks } from '#src/components/public-list/page-links.tsx';
import { pagesOf } from '#src/components/public-list/pages-of.ts';
import { TagFilter } from '#src/components/public-list/tag-filter.tsx';
import { useListAddress } from '#src/components/public-list/use-list-address.ts';
import { RouterLink } from '#src/components/router-link.tsx';
import type { AskSeveral } from '../compare/compare-store.ts';
import { CompareBar } from '../compare/compare-bar.tsx';
import { type ChosenValues, writeChoices } from '../facets/choices.ts';
import { NoMatches } from '../facets/no-matches.tsx';
import { ProductFilters } from '../facets/product-filters.tsx';
import { useListFilters } from '../facets/use-list-filters.ts';
import { finderAddress } from './product-address.ts';
import { ProductCategoryChips } from './product-category-chips.tsx';
import { NoProducts, ProductGrid } from './product-grid.tsx';
import { useProductCategories } from './use-product-categories.ts';
import { PAGE_SIZE, useProductPage } from './use-product-page.ts';

const FILTERS = ['categoryId', 'tag', 'spec'] as const;

/** The product list. Category, tag, chosen specifications, keyword and page are in the URL. */
export function ProductList({ askSeveral }: { askSeveral: AskSeveral | undefined }) {
  const { t } = useTranslation('product');
  const { page, q, valueOf, isNarrowed, addressOf } = useListAddress('/product', FILTERS);
  const [categoryId, tag, spec] = [valueOf('categoryId'), valueOf('tag'), valueOf('spec')];
  const categories = useProductCategories(categoryId);
  const query = useProductPage({ page, categoryId, tag, q, spec }, { showsPrevious: true });
  const filters = useListFilters({ categoryId, tag, q, spec }, query);
  const pages = pagesOf(query.data, { page, size: PAGE_SIZE });
  // While the page is loading, later results may follow the server's own hits.
  const isWhole = !query.isPlaceholderData && !query.isFetching;
  if (isWhole && pages > 0 && page > pages) {
    return <Navigate to={addressOf({}, pages)} replace />;
  }

  const category = categories.chosen?.record;
  const name = [category?.name, tag].filter(Boolean).join(' · ');
  const withChoices = (choices: ChosenValues) => addressOf({ spec: writeChoices(choices) });
  const { facets, isBeside } = filters;
  return (
    <>
      <PageMeta
        title={name ? t('list.titleOf', { name }) : t('list.title')}
        description={category?.description || t('list.description')}
      />
      <ListHead title={t('list.title')} description={t('list.description')}>
        {HAS_DOWNLOADS && (
          <RouterLink
            to="/download"
            color="inherit"
            variant="body2"
            underline="always"
            sx={headLinkStyles}
          >
            {t('download.title')}
          </RouterLink>
        )}
      </ListHead>
      <Container maxWidth="lg" sx={{ pt: { xs: 2, md: 5 }, pb: { xs: 7, md: 12 } }}>
        <Box sx={{ ...listToolbarStyles, gap: { xs: 1.5, md: 2 }, mb: { xs: 1.5, md: 4 } }}>
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
          <ProductFilters
            {...filters}
            query={query}
            q={q}
            addressOf={withChoices}
            finder={finderAddress(addressOf({}), query.data?.total)}
          >
            <ProductGrid
              query={query}
              pageSize={PAGE_SIZE}
              isNarrowed={isNarrowed || page > 1}
              isBeside={isBeside}
              missingFrom={facets.isNear ? q : ''}
              nothing={
                spec === '' ? undefined : (
                  <NoMatches
                    facets={facets}
                    addressOf={withChoices}
                    finder={finderAddress(addressOf({ spec: '' }), facets.products.length)}
                  />
                )
              }
            />
            <PageLinks page={page} pages={pages} addressOf={(target) => addressOf({}, target)} />
          </ProductFilters>
        )}
      </Container>
      <CompareBar ask={askSeveral} />
    </>
  );
}

const headLinkStyles = {
  flex: 'none',
  mt: { xs: 1, md: 0 },
  color: 'text.secondary',
  '@media (pointer: coarse)': { py: 1.5, mb: -1.5 },
};
