import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { langOf, readableRecords, localized } from '#src/api/fields/localized.ts';
import { useNow } from '#src/components/use-now.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { isVisibleNow } from '#src/api/fields/visibility.ts';
import { cutAfter } from '#src/components/stretched-link.ts';
import { newsApi, type News, newsFields } from '../schema.ts';
import { newsAddress } from './news-address.ts';

/** The item itself and three more, in case the next one is not visible. */
const NEAREST_ITEMS = { pageNo: 1, pageSize: 4, status: STATUS.shown, sortField: 'publishTime' };
/** Page size where more than four items have the same publish time. */
const MANY = 100;

type NewsNeighboursProps = { news: News };

/** Links to the news published just before and just after this one, as far as they are loaded. */
export function NewsNeighbours({ news }: NewsNeighboursProps) {
  const { t } = useTranslation('news');
  const previous = useNearest(news, 'older');
  const next = useNearest(news, 'newer');
  if (!previous && !next) return null;

  return (
    <Box component="nav" aria-label={t('details.neighbours')} sx={styles}>
      {previous && <Neighbour news={localized(previous)} label={t('details.previous')} />}
      {next && <Neighbour news={localized(next)} label={t('details.next')} />}
    </Box>
  );
}

/** Undefined while it is not loaded and where there is none. */
function useNearest(news: News, side: 'older' | 'newer'): News | undefined {
  const now = useNow();
  const { publishTime } = news;
  const query = {
    ...NEAREST_ITEMS,
    ...(side === 'older'
      ? { sortOrder: 'desc' as const, to: publishTime }
      : { sortOrder: 'asc' as const, from: publishTime }),
  };
  const few = useQuery(newsApi.page(query)).data;
  const sign = side === 'older' ? -1 : 1;
  const nearestOf = (rows?: readonly News[]) =>
    readableRecords(rows)
      .filter((row) => isVisibleNow(row, newsFields, now) && sign * byTime(row, news) > 0)
      .toSorted((one, other) => sign * byTime(one, other))[0];
  const nearest = nearestOf(few?.rows);
  // More items of the same time may be on the next page, and one of them may be nearer.
  const isCut =
    few !== undefined &&
    few.rows.length + few.dropped < (few.total ?? Infinity) &&
    few.rows.at(-1)?.publishTime === (nearest ?? news).publishTime;
  const many = useQuery({ ...newsApi.page({ ...query, pageSize: MANY }), enabled: isCut }).data;
  return isCut ? nearestOf(many?.rows) : nearest;
}

/** Oldest first. Ids decide between equal times, as servers return those in any order. */
function byTime(one: News, other: News): number {
  const [id, otherId] = [String(one.id), String(other.id)];
  return (
    one.publishTime.localeCompare(other.publishTime) ||
    id.localeCompare(otherId, 'en', { numeric: true })
  );
}

function Neighbour({ news, label }: { news: News; label: string }) {
  return (
    <Link
      component={RouterLink}
      to={newsAddress(news)}
      color="inherit"
      underline="hover"
      sx={{ display: 'block', py: 1 }}
    >
      <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
        {label}
      </Box>
      <Box component="span" lang={langOf(news, 'title')} sx={{ fontWeight: 600, ...cutAfter(2) }}>
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
