import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/assets.ts';
import { CopyButton } from '#src/components/copy-button.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import type { News } from '../schema.ts';
import { NewsArticle } from './news-article.tsx';
import { NewsNeighbours } from './news-neighbours.tsx';
import { RelatedNews } from './related-news.tsx';

type NewsDetailsProps = { news: News };

/** A news item with everything around it: way back, link to share, neighbours, related ones (P7). */
export function NewsDetails({ news }: NewsDetailsProps) {
  const { t } = useTranslation('news');
  return (
    <>
      <PageMeta
        title={news.seoTitle || news.title}
        description={news.seoDescription || news.summary}
        image={news.cover ? assetUrl(news.cover) : undefined}
      />
      <Container maxWidth="lg" sx={{ pt: { xs: 2, md: 4 }, pb: { xs: 7, md: 10 } }}>
        <Box sx={barStyles}>
          <RouterButton
            to="/news"
            color="inherit"
            startIcon={<ArrowBack sx={{ '[dir="rtl"] &': { scale: '-1 1' } }} />}
            sx={{ marginInlineStart: -1 }}
          >
            {t('details.toList')}
          </RouterButton>
          <CopyButton text={window.location.href} label={t('details.link')} />
        </Box>
        <NewsArticle news={news} />
        <NewsNeighbours news={news} />
      </Container>
      <RelatedNews news={news} />
    </>
  );
}

const barStyles = {
  mx: 'auto',
  mb: { xs: 2, md: 4 },
  maxWidth: '38rem',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  '@media print': { display: 'none' },
};
