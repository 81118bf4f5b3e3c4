import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { STATUS } from '#src/api/fields/status.ts';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { ListHead } from '#src/components/public-list/list-head.tsx';
import { PageLinks } from '#src/components/public-list/page-links.tsx';
import { pagesOf } from '#src/components/public-list/pages-of.ts';
import { useListAddress } from '#src/components/public-list/use-list-address.ts';
import { useNow } from '#src/components/use-now.ts';
import { newsApi, nextHour } from '../api.ts';
import { CASE_CATEGORY } from './case-category.ts';
import { CaseGrid } from './case-grid.tsx';

const PAGE_SIZE = 12;

/** The customers' cases, the newest first. */
export function Component() {
  const { t } = useTranslation('success-case');
  const { page, addressOf } = useListAddress('/case', []);
  const query = useQuery(
    newsApi.page({
      pageNo: page,
      pageSize: PAGE_SIZE,
      status: STATUS.shown,
      to: nextHour(useNow()),
      categoryId: CASE_CATEGORY,
    }),
  );
  const pages = pagesOf(query.data, { page, size: PAGE_SIZE });
  if (pages > 0 && page > pages) return <Navigate to={addressOf({}, pages)} replace />;

  return (
    <>
      <PageMeta title={t('list.title')} description={t('list.description')} />
      <ListHead title={t('list.title')} description={t('list.description')} />
      <Container maxWidth="lg" sx={{ pt: { xs: 4, md: 6 }, pb: { xs: 7, md: 12 } }}>
        <CaseGrid query={query} />
        <PageLinks page={page} pages={pages} addressOf={(target) => addressOf({}, target)} />
      </Container>
    </>
  );
}
