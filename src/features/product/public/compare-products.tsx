import Check from '@mui/icons-material/Check';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { Id } from '#src/api/fields/fields.ts';
import { localized, localText, withCategory } from '#src/api/fields/localized.ts';
import { hasShownStatus } from '#src/api/fields/status.ts';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { ListHead } from '#src/components/public-list/list-head.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import { sameId } from '#src/lib/records/id.ts';
import { productCategoryApi } from '../category/schema.ts';
import { compareAddress, idsInAddress } from '../compare/compare-address.ts';
import { type CompareRow, compareRows } from '../compare/compare-rows.ts';
import { type AskSeveral, MAX_COMPARED, removeCompared } from '../compare/compare-store.ts';
import { CompareTable } from '../compare/compare-table.tsx';
import { type Product, productApi } from '../schema.ts';
import { Notice } from '#src/components/notice.tsx';

type CompareProductsProps = {
  /** A button to ask for a quote for one product. */
  ask: (product: Product) => ReactNode;
  askSeveral: AskSeveral | undefined;
  /** A button that prints what is shown. */
  sheet: (products: readonly Product[], rows: readonly CompareRow[]) => ReactNode;
};

/** The comparison page: up to three products side by side, `?ids=1,2,3`. */
export function CompareProducts(slots: CompareProductsProps) {
  const { t } = useTranslation('product');
  const ids = idsInAddress(useSearchParams()[0]);
  const navigate = useNavigate();
  const queries = useQueries({ queries: ids.map((id) => productApi.one(id)) });
  const products = queries.flatMap(({ data }) => (data && hasShownStatus(data) ? [data] : []));
  const failed = queries.filter(({ isLoadingError }) => isLoadingError);
  const isPending = queries.some((query) => query.isPending);
  const gone = queries.filter(
    ({ data }) => data === null || (data && !hasShownStatus(data)),
  ).length;
  const remove = (id: Id) => {
    removeCompared(id);
    const left = ids.filter((one) => !sameId(one, id));
    void navigate(compareAddress(left), { replace: true, preventScrollReset: true });
  };

  return (
    <>
      <PageMeta title={t('compare.title')} noIndex />
      <ListHead
        title={t('compare.title')}
        description={t('compare.description', { count: MAX_COMPARED })}
      />
      <Container maxWidth="lg" sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 7, md: 12 } }}>
        <Box sx={{ display: 'grid', gap: 2, mb: 2, '&:empty': { display: 'none' } }}>
          {failed[0]?.error && (
            <Notice
              error={failed[0].error}
              onRetry={() => failed.forEach(({ refetch }) => void refetch())}
            >
              {t('compare.failed')}
            </Notice>
          )}
          {gone > 0 && <Alert severity="info">{t('compare.gone', { count: gone })}</Alert>}
        </Box>
        {isPending && <CompareSkeleton />}
        {!isPending && products.length > 0 && (
          <Comparison products={products} onRemove={remove} {...slots} />
        )}
        {products.length === 0 && !isPending && failed.length === 0 && (
          <EmptyState
            illustration={<EmptyIllustration />}
            title={t('compare.empty')}
            description={t('compare.how')}
            action={<ToProducts label={t('list.showAll')} />}
          />
        )}
      </Container>
    </>
  );
}

type ComparisonProps = CompareProductsProps & {
  products: readonly Product[];
  onRemove: (id: Id) => void;
};

function Comparison(props: ComparisonProps) {
  const { products: read, onRemove, ask, askSeveral, sheet } = props;
  const { t } = useTranslation('product');
  const { data: categories } = useQuery(productCategoryApi.all());
  const [isOnlyDifferent, setOnlyDifferent] = useState(false);
  const rows = compareRows(read, [
    {
      name: t('compare.category'),
      valueOf: (product) => localText(withCategory(product, categories?.rows), 'categoryName'),
    },
  ]);
  const products = localized(read);
  const isFew = products.length < 2;
  const shown = isOnlyDifferent && !isFew ? rows.filter((row) => row.isDifferent) : rows;
  return (
    <>
      {!isFew && (
        <Box sx={actionStyles}>
          <Button
            variant={isOnlyDifferent ? 'contained' : 'soft'}
            color="secondary"
            aria-pressed={isOnlyDifferent}
            startIcon={isOnlyDifferent && <Check />}
            onClick={() => setOnlyDifferent(!isOnlyDifferent)}
            sx={{ minHeight: 44 }}
          >
            <span>{t('compare.onlyDifferent')}</span>
          </Button>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {sheet(products, shown)}
            {askSeveral?.(products)}
          </Box>
        </Box>
      )}
      <CompareTable products={products} rows={shown} ask={ask} onRemove={onRemove} />
      {shown.length === 0 && (
        <Typography role="status" sx={{ mt: 3, textAlign: 'center', color: 'text.secondary' }}>
          {t('compare.same')}
        </Typography>
      )}
      {products.length < MAX_COMPARED && (
        <Box sx={{ mt: 3, textAlign: 'center', '@media print': { display: 'none' } }}>
          {isFew && <Typography sx={{ mb: 2 }}>{t('compare.oneMore')}</Typography>}
          <ToProducts label={t('compare.add')} />
        </Box>
      )}
    </>
  );
}

const actionStyles = {
  mb: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  '@media print': { display: 'none' },
};

function ToProducts({ label }: { label: string }) {
  return (
    <RouterButton to="/product" variant="soft" color="secondary">
      {label}
    </RouterButton>
  );
}

function CompareSkeleton() {
  return (
    <BusyRegion>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <LightSkeleton key={key} sx={{ mb: 2, typography: 'h4' }} />
      ))}
    </BusyRegion>
  );
}
