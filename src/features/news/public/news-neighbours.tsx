import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useNow } from '#src/components/use-now.ts';
import { STATUS } from '#src/api/status.ts';
import { isVisibleNow } from '#src/api/visibility.ts';
import { cutAfter } from '#src/components/stretched-link.ts';
import { newsApi } from '../api.ts';
import type { News } from '../schema.ts';
import { newsAddress } from './news-address.ts';

/** Four rows: the item itself, and some spare ones in case the next is not visible. */
const NEAREST_ITEMS = { pageNo: 1, pageSize: 4, status: STATUS.shown, sortField: 'publishTime' };

type NewsNeighboursProps = { news: News };

/** Links to the news published just before and just after this one, as far as they are loaded. */
export function NewsNeighbours({ news }: NewsNeighboursProps) {
  const { t } = useTranslation('news');
  const now = useNow();
  const { publishTime } = news;
  const older = useQuery(newsApi.page({ ...NEAREST_ITEMS, sortOrder: 'desc', to: publishTime }));
  const newer = useQuery(newsApi.page({ ...NEAREST_ITEMS, sortOrder: 'asc', from: publishTime }));
  const previous = older.data?.rows.find(
    (row) => isVisibleNow(row, now) && row.publishTime < publishTime,
  );
  const next = newer.data?.rows.find(
    (row) => isVisibleNow(row, now) && row.publishTime > publishTime,
  );
  if (!previous && !next) return null;

  return (
    <Box component="nav" aria-label={t('details.neighbours')} sx={styles}>
      {previous && <Neighbour news={previous} label={t('details.previous')} />}
      {next && <Neighbour news={next} label={t('details.next')} />}
    </Box>
  );
}

function Neighbour({ news, label }: { news: News; label: string }) {
  return (
    <Link
      component={RouterLink}
      to={newsAddress(news.id)}
      color="inherit"
      underline="hover"
      sx={{ display: 'block', py: 1 }}
    >
      <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
        {label}
      </Box>
      <Box component="span" sx={{ fontWeight: 600, ...cutAfter(2) }}>
        {news.title}
      </Box>
    </Link>
  );
}

const styles = {
  mx: 'auto',
  mt: { xs: 5, md: 8 },
  pt: 3,
  maxWidth: { xs: '38rem', md: '40rem' },
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: { xs: 1, sm: 4 },
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  '@media print': { display: 'none' },
};
