import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNow } from '#src/components/use-now.ts';
import { isOver } from '../job-phase.ts';
import type { Job } from '../schema.ts';
import { JobRow } from './job-row.tsx';
import { jobsInOrder } from './jobs-in-order.ts';
import { shownJobs } from './shown-jobs.ts';
import type { WayBack } from './use-way-back.ts';

const SHOWN = 4;

type OtherJobsProps = { job: Job; wayBack: WayBack };

/** Other open positions, those most like this one first. Nothing where there is none. */
export function OtherJobs({ job, wayBack }: OtherJobsProps) {
  const { t } = useTranslation('job');
  const { data = [] } = useQuery(shownJobs());
  const now = useNow();
  const likeness = (other: Job) =>
    Number(other.department === job.department) + Number(other.city === job.city);
  const others = jobsInOrder(data, now)
    .filter((other) => !isOver(other, now) && String(other.id) !== String(job.id))
    .toSorted((one, other) => likeness(other) - likeness(one))
    .slice(0, SHOWN);
  if (others.length === 0) return null;

  return (
    <Box
      component="section"
      aria-labelledby="other-jobs"
      sx={{ bgcolor: 'background.neutral', '@media print': { display: 'none' } }}
    >
      <Container maxWidth="lg" sx={{ py: { xs: 6, md: 9 } }}>
        <Box sx={{ mx: 'auto', maxWidth: '48rem' }}>
          <Typography id="other-jobs" variant="h3" component="h2" sx={{ mb: 1 }}>
            {t('details.others')}
          </Typography>
          {others.map((other) => (
            <JobRow key={other.id} job={other} component="h3" wayBack={wayBack} />
          ))}
        </Box>
      </Container>
    </Box>
  );
}
