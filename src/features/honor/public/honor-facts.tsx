import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPublicDate } from '#src/i18n/format.ts';
import { serverDay } from '#src/lib/calendar-date.ts';
import type { Honor } from '../schema.ts';

type HonorFactsProps = { honor: Honor };

/** Who gave an honor, at which level and when, and until when it is valid, as far as is known. */
export function HonorFacts({ honor }: HonorFactsProps) {
  const { t } = useTranslation('about-us');
  const [today] = useState(() => serverDay(Date.now()));
  const { issuer, level, date, validUntil } = honor;
  const facts = [
    issuer,
    level && t(`honors.level.${level}`),
    dayText(date),
    validUntil &&
      t(validUntil < today ? 'honors.expired' : 'honors.validUntil', { date: dayText(validUntil) }),
  ].filter((fact) => fact);
  return (
    <Box component="ul" sx={styles}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </Box>
  );
}

function dayText(day: string): string {
  return day === '' ? '' : formatPublicDate(`${day}T00:00`);
}

const styles = {
  m: 0,
  mt: 0.5,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  listStyle: 'none',
  typography: 'body2',
  color: 'text.secondary',
  '& li:not(:last-child)::after': { content: '"·"', marginInlineStart: 1 },
};
