import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { isUntranslated, localized, langOf, readableRecords } from '#src/api/fields/localized.ts';
import { isVisibleNow } from '#src/api/fields/visibility.ts';
import { useCategorized } from '#src/api/records/use-categorized.ts';
import { DetailsFrame } from '#src/components/details-page/details-frame.tsx';
import { OthersBand } from '#src/components/details-page/others-band.tsx';
import { DetailsPage } from '#src/components/details-page/details-page.tsx';
import { useNow } from '#src/components/use-now.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { cutAfter } from '#src/components/stretched-link.ts';
import { RouterLink } from '#src/components/router-link.tsx';
import { CASE_CATEGORY, isCase } from '../cases/case-category.ts';
import { newsCategoryApi } from '../category/schema.ts';
import { type News, newsFields, newsApi } from '../schema.ts';
import { NewsArticle, NewsArticleSkeleton } from './news-article.tsx';
import { NewsCard } from './news-card.tsx';
import { NewsPageMeta } from './news-page-meta.tsx';
import { newsPoster } from './news-poster.ts';
import { oneNews } from './one-news.ts';
import { useNewest } from './use-newest.ts';
import { newsAddress } from './news-address.ts';

/** One news item, `?id=`. */
export function Component() {
  const { t } = useTranslation('news');
  const now = useNow();
  const { search, hash } = useLocation();
  return (
    <DetailsPage
      query={oneNews}
      isVisible={(news) => isVisibleNow(news, newsFields, now)}
      title={t('list.title')}
      skeleton={<NewsArticleSkeleton />}
      failed={t('details.failed')}
      notFound={{
        title: t('details.notFound'),
        hint: t('details.notFoundHint'),
        to: '/news',
        action: t('details.toList'),
      }}
    >
      {(news) =>
        CASE_CATEGORY !== '' && isCase(news) ? (
          <Navigate to={{ pathname: '/case/details', search, hash }} replace />
        ) : (
          <NewsDetails news={news} />
        )
      }
    </DetailsPage>
  );
}

function NewsDetails({ news: read }: { news: News }) {
  const { t } = useTranslation('news');
  const news = useCategorized(localized(read), newsCategoryApi);
  return (
    <>
      <NewsPageMeta news={news} list={{ name: t('list.title'), url: '/news' }} type="NewsArticle" />
      <DetailsFrame
        to="/news"
        label={t('details.toList')}
        title={news.title}
        poster={newsPoster(news)}
        isUntranslated={isUntranslated(news)}
        maxWidth={{ xs: '38rem', md: '40rem' }}
      >
        <NewsArticle news={news} />
        <NewsNeighbours news={news} />
      </DetailsFrame>
      <RelatedNews news={news} />
    </>
  );
}

const SHOWN = 3;

/** Other news of the same category; nothing if there are none. */
function RelatedNews({ news }: { news: News }) {
  const { t } = useTranslation('news');
  const { rows: related = [] } = useNewest(news.categoryId, SHOWN, news.id);
  if (related.length === 0) return null;

  return (
    <OthersBand title={t('details.related')}>
      <Box sx={gridStyles}>
        {related.map((row) => (
          <NewsCard key={row.id} news={row} growsIntoArticle={false} />
        ))}
      </Box>
    </OthersBand>
  );
}

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 4, sm: 3 },
};

/** Four rows: the item itself, and some spare ones in case the next is not visible. */
const NEAREST_ITEMS = { pageNo: 1, pageSize: 4, status: STATUS.shown, sortField: 'publishTime' };
/** Page size where more items than that have the same publish time. */
const MANY = 100;

/** Links to the news published just before and just after this one, as far as they are loaded. */
function NewsNeighbours({ news }: { news: News }) {
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
    <RouterLink
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
    </RouterLink>
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
