import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { JobDeadline } from './job-deadline.tsx';
import { JobSwitch } from './job-switch.tsx';
import { JobTitle } from './job-title.tsx';
import { useSalaryText } from './public/use-salary-text.ts';
import type { Job } from './schema.ts';

type JobListCardProps = { job: Job; actions: ReactNode };

/** A position in the list on phones. */
export function JobListCard({ job, actions }: JobListCardProps) {
  const salaryText = useSalaryText();
  return (
    <>
      <JobTitle job={job} />
      <Box sx={{ mt: 0.5, display: 'flex', flexWrap: 'wrap', columnGap: 1.5, typography: 'body2' }}>
        <span>{job.city}</span>
        <span>{salaryText(job)}</span>
        <JobDeadline job={job} />
      </Box>
      <Box sx={{ mt: 0.5, display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <JobSwitch job={job} />
        {actions}
      </Box>
    </>
  );
}
