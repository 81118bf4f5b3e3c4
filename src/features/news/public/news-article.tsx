import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/assets.ts';
import { RichText } from '#src/components/rich-text/rich-text.tsx';
import type { News } from '../schema.ts';
import { NewsArticleText } from './news-article-text.tsx';
import { NewsCover } from './news-cover.tsx';
import { NewsMeta } from './news-meta.tsx';

/** What of a news item can be read. A form's values fit as well. */
export type ArticleNews = Pick<
  News,
  'title' | 'summary' | 'content' | 'cover' | 'author' | 'source' | 'tags' | 'publishTime'
> &
  Partial<Pick<News, 'id' | 'categoryName' | 'views'>>;

type NewsArticleProps = {
  news: ArticleNews;
  /** On its own page its headings can be linked to, and a long one has a list of them. */
  isPage?: boolean;
};

/** A news item to be read: heading, meta line, cover, text. Pure: the back office's preview is this (B9). */
export function NewsArticle({ news, isPage = false }: NewsArticleProps) {
  const { t } = useTranslation('news');
  return (
    <Box component="article" sx={articleStyles}>
      <Typography variant="h1" sx={{ fontSize: 'h2.fontSize' }}>
        {news.title}
      </Typography>
      <NewsMeta news={news} />
      {news.summary && (
        <Typography sx={{ mt: 3, color: 'text.secondary', fontSize: { md: '1.125rem' } }}>
          {news.summary}
        </Typography>
      )}
      {news.cover && (
        <Box sx={{ mt: 4, '&&&': { maxWidth: '60rem' } }}>
          <NewsCover
            id={news.id}
            cover={news.cover}
            ratio={16 / 9}
            sizes="(min-width: 1008px) 960px, 100vw"
            priority
          />
        </Box>
      )}
      <Box sx={{ mt: { xs: 4, md: 6 }, '&&&': isPage ? { maxWidth: 'none' } : {} }}>
        {isPage ? (
          <NewsArticleText html={news.content} />
        ) : (
          <RichText html={news.content} resolve={assetUrl} />
        )}
      </Box>
      {news.tags.length > 0 && (
        <Box component="ul" aria-label={t('details.tags')} sx={tagStyles}>
          {news.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** On wide screens the text is larger, in a column that still holds fewer than 38 characters. */
const articleStyles = {
  '--column': { xs: '38rem', md: '40rem' },
  '--article-size': { xs: '1rem', md: '1.125rem' },
  '&& > *': { mx: 'auto', maxWidth: 'var(--column)' },
  // Dark on white, whatever the screen's colours.
  '@media print': {
    '--article-size': '11pt',
    colorScheme: 'only light',
    '&, && *': { color: 'CanvasText' },
    '&& th': { backgroundColor: 'transparent' },
  },
};

const tagStyles = {
  mt: 5,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  listStyle: 'none',
  color: 'text.secondary',
  typography: 'body2',
  '& li::before': { content: '"# "', color: 'brand.text' },
};
