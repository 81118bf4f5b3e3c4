import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/assets.ts';
import { PageMeta } from '#src/components/page-meta.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { ShareButtons } from '#src/components/share-buttons.tsx';
import { useSiteName } from '#src/components/site-name.ts';
import { breadcrumbData } from '#src/components/structured-data/breadcrumb-data.ts';
import { newsArticleData } from '#src/components/structured-data/news-article-data.ts';
import { StructuredData } from '#src/components/structured-data/structured-data.tsx';
import type { News } from '../schema.ts';
import { newsAddress } from './news-address.ts';
import { NewsArticle } from './news-article.tsx';
import { NewsNeighbours } from './news-neighbours.tsx';
import { RelatedNews } from './related-news.tsx';

type NewsDetailsProps = { news: News };

/** A news item with everything around it: way back, link to share, neighbours, related ones (P7). */
export function NewsDetails({ news }: NewsDetailsProps) {
  const { t } = useTranslation('news');
  const siteName = useSiteName();
  const url = newsAddress(news.id);
  const cover = news.cover ? assetUrl(news.cover) : '';
  return (
    <>
      <PageMeta
        title={news.seoTitle || news.title}
        description={news.seoDescription || news.summary || news.title}
        image={cover}
        type="article"
      />
      <StructuredData
        things={[
          newsArticleData({ ...news, cover, url }, siteName),
          breadcrumbData([
            { name: siteName, url: '/home' },
            { name: t('list.title'), url: '/news' },
            { name: news.title, url },
          ]),
        ]}
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
          <ShareButtons title={news.title} />
        </Box>
        <NewsArticle news={news} isPage />
        <NewsNeighbours news={news} />
      </Container>
      <RelatedNews news={news} />
    </>
  );
}

const barStyles = {
  mx: 'auto',
  mb: { xs: 2, md: 4 },
  maxWidth: { xs: '38rem', md: '40rem' },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  '@media print': { display: 'none' },
};
