import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNow } from '#src/components/use-now.ts';
import { sameId } from '#src/lib/records/id.ts';
import { isExpired } from '../job-phase.ts';
import type { Job } from '../schema.ts';
import { JobRow } from './job-row.tsx';
import { jobsInOrder, shownJobs } from './shown-jobs.ts';

const SHOWN = 4;

type OtherJobsProps = { job: Job; jobList: string };

/** Other open jobs, those of the same department or city first; nothing if there are none. */
export function OtherJobs({ job, jobList }: OtherJobsProps) {
  const { t } = useTranslation('job');
  const { data = [] } = useQuery(shownJobs());
  const now = useNow();
  const similarity = (other: Job) =>
    Number(other.department === job.department) + Number(other.city === job.city);
  const others = jobsInOrder(data, now)
    .filter((other) => !isExpired(other, now) && !sameId(other.id, job.id))
    .toSorted((one, other) => similarity(other) - similarity(one))
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
            <JobRow key={other.id} job={other} component="h3" jobList={jobList} />
          ))}
        </Box>
      </Container>
    </Box>
  );
}
