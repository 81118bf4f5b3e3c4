import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { localized } from '#src/api/fields/localized.ts';
import type { Page } from '#src/api/records/page.ts';
import { isShown } from '#src/api/fields/status.ts';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { ListFailed } from '#src/components/public-list/list-failed.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { itemListData } from '#src/components/structured-data/item-list-data.ts';
import { StructuredData } from '#src/components/structured-data/structured-data.tsx';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { Waiting } from '#src/components/loading/waiting.tsx';
import type { Product } from '../schema.ts';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { CardFacts } from './card-facts.tsx';
import { productAddress } from './product-address.ts';
import { ProductCard, ProductCardSkeleton } from './product-card.tsx';

type ProductGridProps = {
  query: UseQueryResult<Page<Product>>;
  pageSize: number;
  /** True if these may not be all: a category or a keyword filters the list, or it is a later page. */
  isNarrowed: boolean;
  /** Whether the filters stand beside the list on wide screens. */
  isBeside: boolean;
  /** Stands where nothing is found instead of a plain sentence. */
  nothing?: ReactNode;
};

/** One page of products: skeleton, error, empty or cards. */
export function ProductGrid(props: ProductGridProps) {
  const { query, pageSize, isNarrowed, isBeside, nothing } = props;
  const { t } = useTranslation('product');
  const gridStyles = gridStylesOf(isBeside);
  if (query.isPending) {
    return (
      <Waiting sx={gridStyles}>
        {Array.from({ length: pageSize }, (_, index) => (
          <div key={index}>
            <ProductCardSkeleton />
            <LightSkeleton sx={{ mt: 0.5, width: '64%', typography: 'body2' }} />
            <LightSkeleton sx={{ width: '56%', typography: 'body2' }} />
          </div>
        ))}
      </Waiting>
    );
  }
  if (query.isLoadingError) {
    return (
      <ListFailed
        title={t('list.failed')}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const products = localized(query.data.rows).filter(isShown);
  if (products.length === 0) {
    return nothing ?? <NoProducts why={isNarrowed ? 'nothingFound' : 'empty'} />;
  }
  return (
    <Box
      sx={{
        ...gridStyles,
        opacity: query.isPlaceholderData ? 0.48 : 1,
        transition: 'opacity 0.2s 0.15s',
      }}
    >
      <StructuredData
        things={[itemListData(products.map(({ id, name }) => ({ name, url: productAddress(id) })))]}
      />
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          heading="h2"
          sizes={PICTURE_SIZES}
          priority={index === 0}
        >
          <CardFacts product={product} />
          <CompareToggle product={product} />
        </ProductCard>
      ))}
    </Box>
  );
}

type NoProductsProps = {
  why: 'empty' | 'nothingFound' | 'categoryGone';
};

export function NoProducts({ why }: NoProductsProps) {
  const { t } = useTranslation(['product', 'common']);
  return (
    <EmptyState
      illustration={<EmptyIllustration />}
      title={t(`list.${why}`)}
      action={
        <RouterButton to={why === 'empty' ? '/home' : '/product'} variant="soft" color="secondary">
          {t(why === 'empty' ? 'common:action.toHome' : 'list.showAll')}
        </RouterButton>
      }
    />
  );
}

const gridStylesOf = (isBeside: boolean) => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
    ...(isBeside && { lg: 'repeat(3, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }),
  },
  columnGap: { xs: 2, md: 3 },
  rowGap: { xs: 4, md: 5 },
});

/** The `sizes` attribute of a picture in this grid. */
const PICTURE_SIZES =
  '(min-width: 1200px) 270px, (min-width: 900px) 24vw, (min-width: 600px) 32vw, 48vw';
