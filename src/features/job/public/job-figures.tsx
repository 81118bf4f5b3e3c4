import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#src/i18n/format.ts';
import type { Job } from '../schema.ts';

type JobFiguresProps = { jobs: readonly Job[] };

/** How many are looked for, where and in how many parts of the company: what the open positions say. */
export function JobFigures({ jobs }: JobFiguresProps) {
  const { t } = useTranslation('job');
  const figures = [
    { label: t('figure.positions'), value: jobs.length },
    { label: t('figure.people'), value: jobs.reduce((sum, { headcount }) => sum + headcount, 0) },
    { label: t('figure.cities'), value: differentOf(jobs.map(({ city }) => city)) },
    { label: t('figure.departments'), value: differentOf(jobs.map((job) => job.department)) },
  ];
  return (
    <Box component="dl" sx={listStyles}>
      {figures
        .filter(({ value }) => value > 0)
        .map(({ label, value }) => (
          <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
              {label}
            </Box>
            <Box component="dd" sx={valueStyles}>
              {formatNumber(value)}
            </Box>
          </Box>
        ))}
    </Box>
  );
}

function differentOf(values: string[]): number {
  return new Set(values.filter((value) => value !== '')).size;
}

const listStyles = {
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 3, sm: 5 },
  rowGap: 1,
};
const valueStyles = {
  m: 0,
  color: 'brand.text',
  fontFamily: 'h1.fontFamily',
  fontSize: { xs: '2rem', md: '2.5rem' },
  fontWeight: 600,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
};
