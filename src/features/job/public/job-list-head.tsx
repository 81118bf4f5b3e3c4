import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ListHead } from '#src/components/public-list/list-head.tsx';
import type { Job } from '../schema.ts';
import { JobFigures } from './job-figures.tsx';

type JobListHeadProps = { openJobs: readonly Job[] };

/** What this page is, and in figures who is looked for. Keeps its height while that is not known. */
export function JobListHead({ openJobs }: JobListHeadProps) {
  const { t } = useTranslation('job');
  return (
    <ListHead title={t('list.title')} description={t('list.description')}>
      <Box sx={{ minHeight: { xs: 60, md: 70 } }}>
        {openJobs.length > 0 && <JobFigures jobs={openJobs} />}
      </Box>
    </ListHead>
  );
}
