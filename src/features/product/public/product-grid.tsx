import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Page } from '#src/api/page.ts';
import { isShown } from '#src/api/status.ts';
import { ListFailed } from '#src/components/public-list/list-failed.tsx';
import { Waiting } from '#src/components/waiting.tsx';
import type { Product } from '../schema.ts';
import { NoProducts } from './no-products.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { ProductCard } from './product-card.tsx';
import { PRODUCT_GRID_SIZES, productGridStyles } from './product-grid-styles.ts';

type ProductGridProps = {
  query: UseQueryResult<Page<Product>>;
  /** How many a page has. */
  pageSize: number;
  /** True where a category or a keyword leaves some out. */
  isNarrowed: boolean;
};

/** The products of one page, in each of their states. */
export function ProductGrid({ query, pageSize, isNarrowed }: ProductGridProps) {
  const { t } = useTranslation('product');
  if (query.isPending) {
    return (
      <Waiting sx={productGridStyles}>
        {Array.from({ length: pageSize }, (_, index) => (
          <ProductCardSkeleton key={index} />
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
  const products = query.data.rows.filter(isShown);
  if (products.length === 0) return <NoProducts why={isNarrowed ? 'nothingFound' : 'empty'} />;
  return (
    <Box
      sx={{
        ...productGridStyles,
        opacity: query.isPlaceholderData ? 0.48 : 1,
        transition: 'opacity 0.2s 0.15s',
      }}
    >
      {products.map((product) => (
        <ProductCard key={product.id} product={product} heading="h2" sizes={PRODUCT_GRID_SIZES} />
      ))}
    </Box>
  );
}
