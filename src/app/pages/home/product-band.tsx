import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasShownStatus, STATUS } from '#src/api/fields/status.ts';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import { productApi } from '#src/features/product/schema.ts';
import { ProductCard, ProductCardSkeleton } from '#src/features/product/public/product-card.tsx';
import { Band } from './band.tsx';
import { FailureLine } from '#src/components/loading/failure-line.tsx';

const SHOWN = 8;
/** How many records are read: more than are shown, because some servers ignore the filter. */
const ASKED = 24;

export function ProductBand() {
  const { t } = useTranslation('home');
  const { data, isPending, refetch } = useQuery(
    productApi.page({ pageNo: 1, pageSize: ASKED, status: STATUS.shown, recommended: 'true' }),
  );
  const products = (data?.rows ?? [])
    .filter((product) => hasShownStatus(product) && product.recommended)
    .slice(0, SHOWN);
  if (data && products.length === 0) return null;

  return (
    <Band
      tone="quiet"
      title={t('product.title')}
      subtitle={t('product.subtitle')}
      more={{ to: '/product', label: t('product.more') }}
    >
      {isPending && (
        <BusyRegion sx={gridStyles}>
          {Array.from({ length: SHOWN }, (_, index) => (
            <ProductCardSkeleton key={index} />
          ))}
        </BusyRegion>
      )}
      {!isPending && !data && <FailureLine onRetry={() => void refetch()} />}
      {data && (
        <Box sx={gridStyles}>
          {products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </Box>
      )}
    </Band>
  );
}

const gridStyles = {
  display: 'grid',
  // Four in a row, fewer where cards would be narrower than 148 px.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(148px, calc((100% - 72px) / 4)), 1fr))',
  columnGap: { xs: 2, md: 3 },
  rowGap: { xs: 4, md: 5 },
};
