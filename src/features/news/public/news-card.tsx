import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { langOf, localized } from '#src/api/fields/localized.ts';
import { useCategorized } from '#src/api/records/use-categorized.ts';
import { Badge } from '#src/components/badge.tsx';
import { cutAfter, stretchedLink } from '#src/components/stretched-link.ts';
import { RouterLink } from '#src/components/router-link.tsx';
import { formatPublicDate } from '#src/i18n/format/format.ts';
import { newsCategoryApi } from '../category/schema.ts';
import { type News, newsFields } from '../schema.ts';
import { newsAddress } from './news-address.ts';
import { NewsCover } from './news-cover.tsx';

type NewsCardProps = {
  news: News;
  /** `large` also shows the summary, and its cover fills the height that the card is given. */
  size?: 'large' | 'small';
  /** A word before category and date. */
  mark?: string | undefined;
  /** False for no view transition: a page must not have two covers of one name. */
  growsIntoArticle?: boolean;
};

export function NewsCard(props: NewsCardProps) {
  const { news: read, size = 'small', mark, growsIntoArticle = true } = props;
  const news = useCategorized(localized(read), newsCategoryApi);
  const isLarge = size === 'large';
  return (
    <Box component="article" sx={[cardStyles, isLarge && largeStyles]}>
      <NewsCover
        id={growsIntoArticle ? news.id : undefined}
        cover={news.cover}
        ratio={newsFields.cover.crops.card}
        sizes={isLarge ? '(min-width: 75em) 760px, 100vw' : '(min-width: 56.25em) 380px, 100vw'}
      />
      <Typography variant="body2" component="div" sx={metaStyles}>
        {mark && <Badge color="secondary">{mark}</Badge>}
        {[news.categoryName, formatPublicDate(news.publishTime)].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant={isLarge ? 'h4' : 'subtitle1'} component="h3" sx={{ mt: 0.5 }}>
        <RouterLink
          to={newsAddress(news)}
          lang={langOf(news, 'title')}
          underline="hover"
          sx={stretchedLink(2)}
        >
          {news.title}
        </RouterLink>
      </Typography>
      {isLarge && news.summary && (
        <Typography
          lang={langOf(news, 'summary')}
          sx={{ mt: 1, color: 'text.secondary', textWrap: 'pretty', ...cutAfter(2) }}
        >
          {news.summary}
        </Typography>
      )}
    </Box>
  );
}

const cardStyles = { position: 'relative', borderRadius: 1 } as const;
const largeStyles = {
  display: 'flex',
  flexDirection: 'column',
  height: 1,
  '& > :first-of-type': { flexGrow: 1 },
} as const;
const metaStyles = {
  mt: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  color: 'text.secondary',
} as const;
