import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Job } from '../schema.ts';
import { useSalaryText } from './use-salary-text.ts';

type JobSalaryProps = { job: Pick<Job, 'salaryMin' | 'salaryMax'> };

/** What a position pays, and that it does so each month; takes the size and colour of its place. */
export function JobSalary({ job }: JobSalaryProps) {
  const { t } = useTranslation('job');
  const salaryText = useSalaryText();
  const isNegotiable = job.salaryMin === null && job.salaryMax === null;
  return (
    // Reads in one direction and stands on one line, also from the right.
    <Box component="bdi" sx={{ whiteSpace: 'nowrap' }}>
      {salaryText(job)}
      {!isNegotiable && (
        <Box component="span" sx={{ mx: 0.5, color: 'text.secondary', typography: 'body2' }}>
          {t('salary.perMonth')}
        </Box>
      )}
    </Box>
  );
}
