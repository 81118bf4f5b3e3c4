import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Job } from '../schema.ts';
import { useSalaryText } from './use-salary-text.ts';

/** Salary of a job. Inherits size and colour. */
export function JobSalary({ job }: { job: Pick<Job, 'salaryMin' | 'salaryMax'> }) {
  const { t } = useTranslation('job');
  const salaryText = useSalaryText();
  const isNegotiable = job.salaryMin === null && job.salaryMax === null;
  return (
    // Isolated and on one line, so that it reads correctly in right-to-left layouts.
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
