import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '#src/api/fields/localized.ts';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { RouterLink } from '#src/components/router-link.tsx';
import { formatCompact } from '#src/i18n/format/format-compact.ts';
import { formatPublicDate } from '#src/i18n/format/format.ts';
import { type News, newsFields } from '../schema.ts';
import { readingMinutes } from './reading-minutes.ts';
import { NewsArticleText } from './news-article-text.tsx';
import { NewsCover } from './news-cover.tsx';

type NewsArticleProps = {
  news: News;
  /** Shown between the cover and the text. */
  figures?: ReactNode;
};

export function NewsArticle({ news, figures }: NewsArticleProps) {
  const { t } = useTranslation('news');
  return (
    <Box component="article" sx={articleStyles}>
      <Typography variant="h1" lang={langOf(news, 'title')} sx={{ fontSize: 'h2.fontSize' }}>
        {news.title}
      </Typography>
      <NewsByline news={news} />
      {news.summary && (
        <Typography
          lang={langOf(news, 'summary')}
          sx={{
            mt: 3,
            color: 'text.secondary',
            fontSize: { md: '1.125rem' },
            textWrap: 'pretty',
          }}
        >
          {news.summary}
        </Typography>
      )}
      {news.cover && (
        <Box sx={coverStyles}>
          <NewsCover
            id={news.id}
            cover={news.cover}
            ratio={newsFields.cover.crops.card}
            sizes="(min-width: 63em) 960px, 100vw"
            priority
          />
        </Box>
      )}
      {figures && <Box sx={{ mt: { xs: 4, md: 5 }, '&&&': { maxWidth: '60rem' } }}>{figures}</Box>}
      <Box sx={{ mt: { xs: 4, md: 6 }, '&&&': { maxWidth: 'none' } }}>
        <NewsArticleText html={news.content} lang={langOf(news, 'content')} />
      </Box>
      {news.tags.length > 0 && (
        <Box component="ul" aria-label={t('details.tags')} sx={tagStyles}>
          {news.tags.map((tag) => (
            <li key={tag} lang={langOf(news, 'tags')}>
              <RouterLink
                to={`/news?tag=${encodeURIComponent(tag.toWellFormed())}`}
                color="inherit"
                underline="hover"
                sx={{ '@media (pointer: coarse)': { display: 'inline-block', py: 1.5 } }}
              >
                {tag}
              </RouterLink>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** The column is narrow enough for lines of fewer than 38 Chinese characters. */
const articleStyles = {
  '--column': { xs: '38rem', md: '40rem' },
  '--article-size': { xs: '1rem', md: '1.125rem' },
  '&& > *': { mx: 'auto', maxWidth: 'var(--column)' },
  // Dark on white, also if the screen uses the dark theme.
  '@media print': {
    '--article-size': '11pt',
    colorScheme: 'only light',
    '&, && *': { color: 'CanvasText' },
    '&& th': { backgroundColor: 'transparent' },
  },
};

const coverStyles = {
  mt: 4,
  '&&&': { maxWidth: '60rem' },
  '@media print': { '&&&': { maxWidth: '120mm' } },
};

const tagStyles = {
  mt: 5,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  color: 'text.secondary',
  typography: 'body2',
  '& li::before': { content: '"# "', color: 'brand.text' },
};

type NewsBylineProps = {
  news: Pick<News, 'author' | 'source' | 'publishTime' | 'content' | 'categoryName' | 'views'>;
};

function NewsByline({ news }: NewsBylineProps) {
  const { t } = useTranslation('news');
  const { publishTime, categoryName, author, source, views } = news;
  const minutes = readingMinutes(news.content);
  return (
    <Box sx={metaStyles}>
      {publishTime && <time dateTime={publishTime}>{formatPublicDate(publishTime)}</time>}
      {categoryName && <span lang={langOf(news, 'categoryName')}>{categoryName}</span>}
      {author && <span lang={langOf(news, 'author')}>{t('details.author', { author })}</span>}
      {source && <span lang={langOf(news, 'source')}>{t('details.source', { source })}</span>}
      {views !== undefined && views > 1 && (
        <span>{t('details.views', { views: formatCompact(views) })}</span>
      )}
      {minutes > 0 && <span>{t('details.minutes', { minutes })}</span>}
    </Box>
  );
}

const metaStyles = {
  mt: 2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  rowGap: 0.5,
  color: 'text.secondary',
  typography: 'body2',
};

export function NewsArticleSkeleton() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 5, md: 8 } }}>
      <Box sx={skeletonStyles}>
        <LightSkeleton sx={{ typography: 'h2' }} />
        <LightSkeleton sx={{ width: '60%', typography: 'h2' }} />
        <LightSkeleton sx={{ mt: 2, width: '40%', typography: 'body2' }} />
        <LightSkeleton
          ratio={newsFields.cover.crops.card}
          sx={{ mt: 4, '&&': { maxWidth: '60rem' } }}
        />
        <LightSkeleton sx={{ mt: 6 }} />
        <LightSkeleton />
        <LightSkeleton sx={{ width: '72%' }} />
      </Box>
    </Container>
  );
}

const skeletonStyles = {
  minHeight: '60dvh',
  '& > *': { mx: 'auto', maxWidth: { xs: '38rem', md: '40rem' } },
};
