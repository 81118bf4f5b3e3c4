import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isShown } from '#src/api/status.ts';
import { DetailsFailed } from '#src/components/details-failed.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { Waiting } from '#src/components/waiting.tsx';
import { productApi } from '../api.ts';
import { knownProduct } from './known-product.ts';
import { ProductArticleSkeleton } from './product-article-skeleton.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductNotFound } from './product-not-found.tsx';

/** One product, `?id=` (P7). Without an id, without a record or hidden: not found. */
export function Component() {
  const { t } = useTranslation('product');
  const id = useSearchParams()[0].get('id') ?? '';
  const client = useQueryClient();
  const query = useQuery({
    ...productApi.one(id),
    enabled: id !== '',
    placeholderData: () => knownProduct(client, id),
  });

  if (id === '' || query.data === null) return <ProductNotFound />;
  if (query.data) {
    return isShown(query.data) ? <ProductDetails product={query.data} /> : <ProductNotFound />;
  }
  if (query.isError) {
    return (
      <DetailsFailed
        pageTitle={t('list.title')}
        title={t('details.failed')}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <Container maxWidth="lg" sx={{ pt: { xs: 8, md: 11 }, pb: { xs: 5, md: 8 } }}>
      <PageMeta title={t('list.title')} />
      <Box sx={{ minHeight: '60dvh' }}>
        <Waiting>
          <ProductArticleSkeleton />
        </Waiting>
      </Box>
    </Container>
  );
}
