import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { STATUS } from '#src/api/status.ts';
import { PageMeta } from '#src/components/page-meta.tsx';
import { newsApi } from '../api.ts';
import { NewsCategoryChips } from './news-category-chips.tsx';
import { NewsPagination } from './news-pagination.tsx';
import { NewsRows } from './news-rows.tsx';
import { NewsSearch } from './news-search.tsx';
import { nextHour } from './next-hour.ts';
import { useNewsFilters } from './use-news-filters.ts';

const PAGE_SIZE = 10;

/** The news list: by category, by keyword, page by page; all of it in the address (P7). */
export function Component() {
  const { t } = useTranslation('news');
  const filters = useNewsFilters();
  const { page, categoryId, q, addressOf } = filters;
  const query = useQuery({
    ...newsApi.page({
      pageNo: page,
      pageSize: PAGE_SIZE,
      status: STATUS.shown,
      to: nextHour(),
      categoryId,
      keyword: q,
    }),
    placeholderData: keepPreviousData,
  });
  const pages = Math.ceil((query.data?.total ?? 0) / PAGE_SIZE);
  if (!query.isPlaceholderData && pages > 0 && page > pages) {
    return <Navigate to={addressOf({ page: pages })} replace />;
  }

  return (
    <>
      <PageMeta title={t('list.title')} description={t('list.description')} />
      <Box sx={{ bgcolor: 'background.neutral' }}>
        <Container maxWidth="lg" sx={{ py: { xs: 4, md: 6 } }}>
          <Typography variant="h1" sx={{ fontSize: 'h2.fontSize' }}>
            {t('list.title')}
          </Typography>
          <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{t('list.description')}</Typography>
        </Container>
      </Box>
      <Container maxWidth="lg" sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 7, md: 12 } }}>
        <Box sx={toolbarStyles}>
          <NewsCategoryChips filters={filters} />
          <NewsSearch filters={filters} />
        </Box>
        <NewsRows query={query} isNarrowed={categoryId !== '' || q !== ''} />
        <NewsPagination page={page} pages={pages} addressOf={addressOf} />
      </Container>
    </>
  );
}

const toolbarStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 2,
};
