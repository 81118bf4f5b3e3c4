import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { News } from '../schema.ts';
import { NewsCard } from './news-card.tsx';
import { useNewest } from './use-newest.ts';

const SHOWN = 3;

type RelatedNewsProps = { news: News };

/** Other news of the same category; nothing if there are none. */
export function RelatedNews({ news }: RelatedNewsProps) {
  const { t } = useTranslation('news');
  const { rows: related = [] } = useNewest(news.categoryId, SHOWN, news.id);
  if (related.length === 0) return null;

  return (
    <Box
      component="section"
      aria-labelledby="related-news"
      sx={{ bgcolor: 'background.neutral', '@media print': { display: 'none' } }}
    >
      <Container maxWidth="lg" sx={{ py: { xs: 6, md: 9 } }}>
        <Typography id="related-news" variant="h3" component="h2" sx={{ mb: { xs: 3, md: 4 } }}>
          {t('details.related')}
        </Typography>
        <Box sx={gridStyles}>
          {related.map((row) => (
            <NewsCard key={row.id} news={row} growsIntoArticle={false} />
          ))}
        </Box>
      </Container>
    </Box>
  );
}

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 4, sm: 3 },
};
