import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { Mark } from '#src/components/mark.tsx';
import { cutAfter, stretchedLink } from '#src/components/stretched-link.ts';
import { formatPublicDate } from '#src/i18n/format.ts';
import type { News } from '../schema.ts';
import { newsAddress } from './news-address.ts';
import { NewsCover } from './news-cover.tsx';
import { NewsDateBlock } from './news-date-block.tsx';
import { rowStyles } from './news-row-styles.ts';

type NewsRowProps = { news: News };

/** A news item as a row: date block, title with two lines of summary, cover at the end (P7). */
export function NewsRow({ news }: NewsRowProps) {
  const { t } = useTranslation('news');
  const { id, title, summary, cover, categoryName, publishTime, pinned } = news;
  return (
    <Box component="article" sx={rowStyles.row}>
      <NewsDateBlock iso={publishTime} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h6" component="h2" sx={{ fontSize: { xs: '1rem', md: '1.25rem' } }}>
          <Link component={RouterLink} to={newsAddress(id)} underline="hover" sx={stretchedLink(2)}>
            {title}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', ...cutAfter(2) }}>
          {summary}
        </Typography>
        <Box sx={rowStyles.meta}>
          {pinned && <Mark color="secondary">{t('pinned')}</Mark>}
          {categoryName && <span>{categoryName}</span>}
          <Box component="time" dateTime={publishTime} sx={rowStyles.shortDate}>
            {formatPublicDate(publishTime)}
          </Box>
        </Box>
      </Box>
      <Box sx={rowStyles.cover}>
        <NewsCover id={id} cover={cover} ratio={16 / 10} sizes="(min-width: 900px) 224px, 112px" />
      </Box>
    </Box>
  );
}
