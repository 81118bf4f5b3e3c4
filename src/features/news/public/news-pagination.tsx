import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { NewsFilters } from './use-news-filters.ts';

type NewsPaginationProps = { page: number; pages: number; addressOf: NewsFilters['addressOf'] };

/** The list's pages as links. Nothing where there is one page only. */
export function NewsPagination({ page, pages, addressOf }: NewsPaginationProps) {
  const { t } = useTranslation('news');
  if (pages < 2) return null;
  return (
    <Box sx={{ mt: { xs: 4, md: 6 }, display: 'flex', justifyContent: 'center' }}>
      <Pagination
        aria-label={t('list.pages')}
        count={pages}
        page={page}
        color="secondary"
        siblingCount={1}
        renderItem={(item) => (
          <PaginationItem
            {...item}
            {...(item.page !== null &&
              !item.disabled && { component: Link, to: addressOf({ page: item.page }) })}
          />
        )}
      />
    </Box>
  );
}
