import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNewest } from '../public/use-newest.ts';
import type { News } from '../schema.ts';
import { CaseCard } from './case-card.tsx';
import { caseGridStyles } from './case-grid-styles.ts';

const SHOWN = 3;

type OtherCasesProps = { news: News };

/** The newest other cases; nothing if there are none. */
export function OtherCases({ news }: OtherCasesProps) {
  const { t } = useTranslation('success-case');
  const { rows: others = [] } = useNewest(news.categoryId, SHOWN, news.id);
  if (others.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby="other-cases"
      sx={{ bgcolor: 'background.neutral', '@media print': { display: 'none' } }}
    >
      <Container maxWidth="lg" sx={{ py: { xs: 6, md: 9 } }}>
        <Typography id="other-cases" variant="h3" component="h2" sx={{ mb: { xs: 3, md: 4 } }}>
          {t('details.others')}
        </Typography>
        <Box sx={caseGridStyles}>
          {others.map((row) => (
            <CaseCard key={row.id} news={row} growsIntoArticle={false} />
          ))}
        </Box>
      </Container>
    </Box>
  );
}
