import Container from '@mui/material/Container';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { readableRecords, localized } from '#src/api/fields/localized.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { isVisibleNow } from '#src/api/fields/visibility.ts';
import type { Page } from '#src/api/records/page.ts';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { ListHead } from '#src/components/public-list/list-head.tsx';
import { ListedRows, NothingListed } from '#src/components/public-list/listed-rows.tsx';
import { PageLinks } from '#src/components/public-list/page-links.tsx';
import { pagesOf } from '#src/components/public-list/pages-of.ts';
import { useListAddress } from '#src/components/public-list/use-list-address.ts';
import { useNow } from '#src/components/use-now.ts';
import { nextHour } from '../next-hour.ts';
import { newsAddress } from '../public/news-address.ts';
import { newsApi, type News, newsFields } from '../schema.ts';
import { CaseCard, CaseCardSkeleton } from './case-card.tsx';
import { CASE_CATEGORY } from './case-category.ts';
import { caseGridStyles } from './case-grid-styles.ts';

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

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** One page of cases: skeleton, error, empty or cards. */
function CaseGrid({ query }: { query: UseQueryResult<Page<News>> }) {
  const { t } = useTranslation(['success-case', 'common']);
  const now = useNow();
  return (
    <ListedRows
      query={query}
      rowsOf={({ rows }) => rows.filter((row) => isVisibleNow(row, newsFields, now))}
      itemOf={(row) => ({ name: localized(row).title, url: newsAddress(row) })}
      skeleton={SKELETONS.map((key) => (
        <CaseCardSkeleton key={key} />
      ))}
      failed={t('list.failed')}
      empty={
        <NothingListed title={t('list.empty')} to="/home">
          {t('common:action.toHome')}
        </NothingListed>
      }
      listed={readableRecords}
      sx={caseGridStyles}
    >
      {(row, index) => <CaseCard news={row} heading="h2" figures={2} priority={index === 0} />}
    </ListedRows>
  );
}
