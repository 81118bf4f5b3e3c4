import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { langOf, readableRecords, localized } from '#src/api/fields/localized.ts';
import { isVisibleNow } from '#src/api/fields/visibility.ts';
import type { Page } from '#src/api/records/page.ts';
import { useCategorized } from '#src/api/records/use-categorized.ts';
import { Badge } from '#src/components/badge.tsx';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { ListedRows, NothingListed } from '#src/components/public-list/listed-rows.tsx';
import { cutAfter, stretchedLink } from '#src/components/stretched-link.ts';
import { useNow } from '#src/components/use-now.ts';
import { RouterLink } from '#src/components/router-link.tsx';
import { formatPublicDate } from '#src/i18n/format/format.ts';
import { serverDay } from '#src/lib/time/calendar-date.ts';
import { newsCategoryApi } from '../category/schema.ts';
import { type News, newsFields } from '../schema.ts';
import { newsAddress } from './news-address.ts';
import { NewsCover } from './news-cover.tsx';

type NewsRowsProps = {
  query: UseQueryResult<Page<News>>;
  /** True if these may not be all: a category or a keyword filters the list, or it is a later page. */
  isNarrowed: boolean;
};

/** One page of news: skeleton, error, empty or rows. */
export function NewsRows({ query, isNarrowed }: NewsRowsProps) {
  const { t } = useTranslation(['news', 'common']);
  const now = useNow();
  return (
    <ListedRows
      query={query}
      rowsOf={({ rows }) => localized(rows).filter((row) => isVisibleNow(row, newsFields, now))}
      itemOf={(news) => ({ name: news.title, url: newsAddress(news) })}
      skeleton={['a', 'b', 'c', 'd', 'e'].map((key) => (
        <NewsRowSkeleton key={key} />
      ))}
      failed={t('list.failed')}
      empty={
        <NothingListed
          title={t(isNarrowed ? 'list.nothingFound' : 'list.empty')}
          to={isNarrowed ? '/news' : '/home'}
        >
          {t(isNarrowed ? 'list.showAll' : 'common:action.toHome')}
        </NothingListed>
      }
      listed={readableRecords}
    >
      {(news) => <NewsRow news={news} />}
    </ListedRows>
  );
}

function NewsRow({ news: read }: { news: News }) {
  const { t } = useTranslation('news');
  const news = useCategorized(read, newsCategoryApi);
  const { id, title, summary, cover, publishTime, pinned, categoryName } = news;
  return (
    <Box component="article" sx={rowStyles.row}>
      <NewsDateBlock iso={publishTime} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h6" component="h2" sx={{ fontSize: { xs: '1rem', md: '1.25rem' } }}>
          <RouterLink
            to={newsAddress(news)}
            lang={langOf(news, 'title')}
            underline="hover"
            sx={stretchedLink(2)}
          >
            {title}
          </RouterLink>
        </Typography>
        <Typography
          variant="body2"
          lang={langOf(news, 'summary')}
          sx={{ mt: 1, color: 'text.secondary', ...cutAfter(2) }}
        >
          {summary}
        </Typography>
        <Box sx={rowStyles.meta}>
          {pinned && <Badge color="secondary">{t('pinned')}</Badge>}
          {categoryName && <span lang={langOf(news, 'categoryName')}>{categoryName}</span>}
          <Box component="time" dateTime={publishTime} sx={rowStyles.shortDate}>
            {formatPublicDate(publishTime)}
          </Box>
        </Box>
      </Box>
      <Box sx={rowStyles.cover}>
        <NewsCover
          id={id}
          cover={cover}
          ratio={newsFields.cover.crops.row}
          sizes="(min-width: 56.25em) 224px, 112px"
        />
      </Box>
    </Box>
  );
}

/** Hidden from screen readers, which read the short date in the row instead. */
function NewsDateBlock({ iso }: { iso: string }) {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return <Box sx={rowStyles.date} />;
  const [year, month, day] = serverDay(time).split('-');
  // Of `22 Nov 2026`; Chinese dates have no spaces.
  const [, ...monthAndYear] = formatPublicDate(iso).split(' ');
  return (
    <Box aria-hidden sx={rowStyles.date}>
      <Box component="span" sx={rowStyles.day}>
        {day}
      </Box>
      {monthAndYear.join(' ') || `${year}.${month}`}
    </Box>
  );
}

function NewsRowSkeleton() {
  return (
    <Box sx={rowStyles.row}>
      <Box sx={rowStyles.date}>
        <LightSkeleton ratio={6 / 5} sx={{ width: 48 }} />
        <LightSkeleton sx={{ width: 64 }} />
      </Box>
      <Box sx={{ flex: 1 }}>
        <LightSkeleton sx={{ width: '72%', typography: 'h5' }} />
        <LightSkeleton sx={{ mt: 1, typography: 'body2' }} />
        <LightSkeleton sx={{ width: '88%', typography: 'body2' }} />
        <LightSkeleton sx={{ mt: 1, width: 96, typography: 'body2' }} />
      </Box>
      <Box sx={rowStyles.cover}>
        <LightSkeleton ratio={newsFields.cover.crops.row} />
      </Box>
    </Box>
  );
}

const rowStyles = {
  row: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: { xs: 2, md: 4 },
    py: { xs: 3, md: 4 },
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
    borderRadius: 0,
  },
  date: {
    display: { xs: 'none', md: 'block' },
    flex: 'none',
    width: 80,
    color: 'text.secondary',
    typography: 'body2',
    fontVariantNumeric: 'tabular-nums',
  },
  day: {
    display: 'block',
    color: 'text.primary',
    fontFamily: 'h1.fontFamily',
    fontSize: '2.5rem',
    fontWeight: 600,
    lineHeight: 1,
  },
  meta: {
    mt: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1.5,
    color: 'text.secondary',
    typography: 'body2',
  },
  // Wide screens show the date block instead, but screen readers always read this date.
  shortDate: {
    clipPath: { md: 'inset(50%)' },
    position: { md: 'absolute' },
  },
  cover: { flex: 'none', width: { xs: 112, md: 224 } },
} as const;
