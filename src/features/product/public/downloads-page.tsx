import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { localized } from '#src/api/fields/localized.ts';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { FilterChips } from '#src/components/public-list/filter-chips.tsx';
import { KeywordSearch } from '#src/components/public-list/keyword-search.tsx';
import { Failure } from '#src/components/page/failure.tsx';
import { ErrorIllustration } from '#src/components/illustrations/error-illustration.tsx';
import { ListHead } from '#src/components/public-list/list-head.tsx';
import { listToolbarStyles } from '#src/components/public-list/list-toolbar-styles.ts';
import { NothingListed } from '#src/components/public-list/listed-rows.tsx';
import { PageLinks } from '#src/components/public-list/page-links.tsx';
import { pagesOf } from '#src/components/public-list/pages-of.ts';
import { useListAddress } from '#src/components/public-list/use-list-address.ts';
import { formatNumber } from '#src/i18n/format/format.ts';
import { findFiles } from '../downloads/find-files.ts';
import { ProductDownloads } from '../downloads/product-downloads.tsx';
import { productFiles } from '../downloads/product-files.ts';
import { FILE_KINDS } from '../schema.ts';
import { CoverageNote } from '../search/coverage-note.tsx';
import { ProductCategoryChips } from './product-category-chips.tsx';
import { useProductCategories } from './use-product-categories.ts';

const PAGE_SIZE = 20;
const PATH = '/download';
const FILTERS = ['categoryId', 'type'] as const;

/** The page of all products' files. Category, kind, keyword and page are in the URL. */
export function Component() {
  const { t } = useTranslation('product');
  const { page, q, valueOf, isNarrowed, addressOf } = useListAddress(PATH, FILTERS);
  const [categoryId, kind] = [valueOf('categoryId'), valueOf('type')];
  const categories = useProductCategories(categoryId);
  const query = useQuery({ ...productFiles(categoryId), placeholderData: keepPreviousData });
  const found = findFiles(query.data?.products ?? [], { kind, q });
  const pages = pagesOf(query.data && { total: found.length }, { page, size: PAGE_SIZE });
  if (!query.isPlaceholderData && pages > 0 && page > pages) {
    return <Navigate to={addressOf({}, pages)} replace />;
  }
  const from = (page - 1) * PAGE_SIZE;
  const count = found.reduce((sum, { attachments }) => sum + attachments.length, 0);
  return (
    <>
      <PageMeta title={t('download.title')} description={t('download.description')} />
      <ListHead title={t('download.title')} description={t('download.description')} />
      <Container maxWidth="lg" sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 7, md: 12 } }}>
        <Box sx={listToolbarStyles}>
          <ProductCategoryChips
            categories={categories}
            categoryId={categoryId}
            addressOf={(value) => addressOf({ categoryId: value })}
          />
          <KeywordSearch
            label={t('download.search')}
            q={q}
            addressOf={(value) => addressOf({ q: value })}
          />
          <Box sx={{ width: 1 }}>
            <FilterChips
              label={t('download.kinds')}
              choices={FILE_KINDS.map((one) => ({ value: one, name: t(`download.kind.${one}`) }))}
              value={kind}
              addressOf={(value) => addressOf({ type: value })}
            />
          </Box>
        </Box>
        {query.isPending && <ListSkeleton />}
        {query.isLoadingError && (
          <Failure
            illustration={<ErrorIllustration />}
            title={t('download.failed')}
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data && (
          <>
            <CoverageNote isCut={query.data.isCut} categoryId={categoryId} sx={{ mt: 3 }} />
            <Typography role="status" variant="body2" sx={countStyles}>
              {count > 0 && t('download.found', { count, number: formatNumber(count) })}
            </Typography>
            <Box sx={[listStyles, query.isPlaceholderData && { opacity: 0.48 }]}>
              {localized(found.slice(from, from + PAGE_SIZE)).map((product) => (
                <ProductDownloads key={product.id} product={product} />
              ))}
            </Box>
            {count === 0 && <NoFiles isNarrowed={isNarrowed} />}
            <PageLinks page={page} pages={pages} addressOf={(target) => addressOf({}, target)} />
          </>
        )}
      </Container>
    </>
  );
}

function NoFiles({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useTranslation('product');
  return (
    <NothingListed
      title={t(isNarrowed ? 'download.nothingFound' : 'download.empty')}
      to={isNarrowed ? PATH : '/product'}
    >
      {t(isNarrowed ? 'download.showAll' : 'list.showAll')}
    </NothingListed>
  );
}

function ListSkeleton() {
  return (
    <BusyRegion sx={listStyles}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key}>
          <LightSkeleton sx={{ width: '32%', typography: 'h6' }} />
          <LightSkeleton sx={{ mt: 2, width: '48%' }} />
          <LightSkeleton sx={{ width: '40%', typography: 'body2' }} />
        </div>
      ))}
    </BusyRegion>
  );
}

const countStyles = { mt: 3, minHeight: '1.5em', color: 'text.secondary' };
const listStyles = {
  mt: 2,
  '& > *': { py: 3, borderBlockStart: '1px solid var(--mui-palette-divider)' },
};
