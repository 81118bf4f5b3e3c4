import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Job } from './schema.ts';

type JobTitleProps = { job: Job };

/** Title of a position, with where it belongs, its kind and how many are looked for. */
export function JobTitle({ job }: JobTitleProps) {
  const { t } = useTranslation(['recruitment-info', 'job']);
  const { title, department, type, headcount } = job;
  const parts = [
    department,
    t(`job:type.${type}`),
    headcount > 0 ? t('toHire', { count: headcount }) : '',
  ];
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.4 }}>
      <Typography variant="subtitle2" component="div" noWrap title={title}>
        {title}
      </Typography>
      <Typography variant="caption" component="div" noWrap sx={{ color: 'text.secondary' }}>
        {parts.filter((part) => part !== '').join(' · ')}
      </Typography>
    </Box>
  );
}
