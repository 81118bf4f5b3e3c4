import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPublicDate } from '#src/i18n/format.ts';
import type { News } from '../schema.ts';
import { readingMinutes } from './news-article-minutes.ts';

type NewsMetaProps = {
  news: Pick<News, 'author' | 'source' | 'publishTime' | 'content'> &
    Partial<Pick<News, 'categoryName' | 'views'>>;
};

/** When and by whom it was written, where it comes from, how often it was read and how long that takes. */
export function NewsMeta({ news }: NewsMetaProps) {
  const { t } = useTranslation('news');
  const { publishTime, categoryName, author, source, views } = news;
  const minutes = readingMinutes(news.content);
  return (
    <Box sx={styles}>
      {publishTime && <time dateTime={publishTime}>{formatPublicDate(publishTime)}</time>}
      {categoryName && <span>{categoryName}</span>}
      {author && <span>{t('details.author', { author })}</span>}
      {source && <span>{t('details.source', { source })}</span>}
      {views !== undefined && views > 0 && (
        <span>{t('details.views', { views: formatNumber(views) })}</span>
      )}
      {minutes > 0 && <span>{t('details.minutes', { minutes })}</span>}
    </Box>
  );
}

const styles = {
  mt: 2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  rowGap: 0.5,
  color: 'text.secondary',
  typography: 'body2',
};
