import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

type PageLinksProps = { page: number; pages: number; addressOf: (page: number) => string };

/** A public list's pagination as links; renders nothing for one page. */
export function PageLinks({ page, pages, addressOf }: PageLinksProps) {
  const { t } = useTranslation('components');
  if (pages < 2) return null;
  return (
    <Box sx={{ mt: { xs: 4, md: 6 }, display: 'flex', justifyContent: 'center' }}>
      <Pagination
        aria-label={t('publicList.pages')}
        count={pages}
        page={page}
        color="secondary"
        siblingCount={1}
        getItemAriaLabel={(type, item) => {
          if (type === 'previous' || type === 'next') return t(`publicList.${type}`);
          return t('publicList.page', { page: item });
        }}
        sx={styles}
        renderItem={(item) => (
          <PaginationItem
            {...item}
            // Where a browser has translated the page, React can change only text that has its own element.
            page={item.page !== null && <span>{item.page}</span>}
            {...(item.page !== null &&
              !item.disabled && { component: Link, to: addressOf(item.page) })}
          />
        )}
      />
    </Box>
  );
}

// Sized so that seven pages and the arrows fit a phone's line; the touch targets are larger.
const styles = {
  '& ul': { justifyContent: 'center' },
  '& .MuiPaginationItem-root': { minWidth: { xs: 36, sm: 40 }, mx: 0 },
  '& .MuiPaginationItem-page, & .MuiPaginationItem-previousNext': {
    height: { xs: 36, sm: 40 },
    '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: -4 },
  },
};
