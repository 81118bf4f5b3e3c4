import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { langOf, localized } from '#src/api/fields/localized.ts';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { cutAfter, stretchedLink } from '#src/components/stretched-link.ts';
import { RouterLink } from '#src/components/router-link.tsx';
import { newsAddress } from '../public/news-address.ts';
import { NewsCover } from '../public/news-cover.tsx';
import type { News } from '../schema.ts';
import { CaseFigures } from './case-figures.tsx';
import { readCase } from './case-text.ts';

type CaseCardProps = {
  news: News;
  /** Number of figures shown, from the first one. */
  figures?: number;
  /** Level of the heading: one below the heading of the section. */
  heading?: 'h2' | 'h3';
  priority?: boolean;
  /** False for no view transition: a page must not have two covers of one name. */
  growsIntoArticle?: boolean;
};

export function CaseCard(props: CaseCardProps) {
  const { figures: shown = 1, heading = 'h3', priority = false, growsIntoArticle = true } = props;
  const news = localized(props.news);
  return (
    <Box component="article" sx={{ position: 'relative', borderRadius: 1 }}>
      <NewsCover
        id={growsIntoArticle ? news.id : undefined}
        cover={news.cover}
        ratio={16 / 10}
        sizes="(min-width: 75em) 368px, (min-width: 37.5em) 50vw, 100vw"
        priority={priority}
      />
      <Typography variant="h6" component={heading} sx={{ mt: 2, mb: 0.5 }}>
        <RouterLink
          to={newsAddress(news)}
          lang={langOf(news, 'title')}
          underline="hover"
          sx={stretchedLink(4)}
        >
          {news.title}
        </RouterLink>
      </Typography>
      <Typography
        variant="body2"
        lang={langOf(news, 'summary')}
        sx={{ mb: 1.5, color: 'text.secondary', ...cutAfter(2) }}
      >
        {news.summary}
      </Typography>
      <CaseFigures
        figures={readCase(news.content).figures.slice(0, shown)}
        size="small"
        lang={langOf(news, 'content')}
      />
    </Box>
  );
}

export function CaseCardSkeleton() {
  return (
    <Box>
      <LightSkeleton ratio={16 / 10} />
      <LightSkeleton sx={{ mt: 2, width: '80%', typography: 'h6' }} />
      <LightSkeleton sx={{ mt: 0.5, typography: 'body2' }} />
      <LightSkeleton sx={{ width: '64%', typography: 'body2' }} />
      <LightSkeleton sx={{ mt: 1.5, width: '32%', typography: 'h5' }} />
    </Box>
  );
}
