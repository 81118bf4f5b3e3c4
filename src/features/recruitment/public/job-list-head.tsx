import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Job } from '../schema.ts';
import { JobFigures } from './job-figures.tsx';

type JobListHeadProps = { openJobs: readonly Job[] };

/** What this page is, and in figures who is looked for. Keeps its height while that is not known. */
export function JobListHead({ openJobs }: JobListHeadProps) {
  const { t } = useTranslation('job');
  return (
    <Box sx={{ bgcolor: 'background.neutral' }}>
      <Container maxWidth="lg" sx={styles}>
        <Box sx={{ maxWidth: '36em' }}>
          <Typography variant="h1" sx={{ fontSize: 'h2.fontSize' }}>
            {t('list.title')}
          </Typography>
          <Typography sx={{ mt: 1.5, color: 'text.secondary', textWrap: 'pretty' }}>
            {t('list.description')}
          </Typography>
        </Box>
        <Box sx={{ minHeight: { xs: 60, md: 70 } }}>
          {openJobs.length > 0 && <JobFigures jobs={openJobs} />}
        </Box>
      </Container>
    </Box>
  );
}

const styles = {
  py: { xs: 4, md: 6 },
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { md: 'flex-end' },
  justifyContent: 'space-between',
  gap: 3,
};
