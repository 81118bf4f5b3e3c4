import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatPublicDate } from '#src/i18n/format.ts';
import type { ArticleJob } from './article-job.ts';

type JobFactsProps = { job: ArticleJob };

/** Where, how many, what is asked for, until when: what is not said is left out. */
export function JobFacts({ job }: JobFactsProps) {
  const { t } = useTranslation('job');
  const facts = [
    { label: t('fact.city'), value: job.city },
    { label: t('fact.type'), value: t(`type.${job.type}`) },
    { label: t('fact.department'), value: job.department },
    {
      label: t('fact.headcount'),
      value: job.headcount > 0 ? t('fact.people', { count: job.headcount }) : '',
    },
    { label: t('fact.education'), value: job.education },
    { label: t('fact.experience'), value: job.experience },
    { label: t('fact.publishTime'), value: formatPublicDate(job.publishTime) },
    { label: t('fact.deadline'), value: formatPublicDate(job.deadline) },
  ];
  return (
    <Box component="dl" sx={listStyles}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </div>
        ))}
    </Box>
  );
}

const listStyles = {
  mt: 3,
  mb: 0,
  py: 2.5,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  borderBlock: '1px solid',
  borderColor: 'divider',
};
