import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useNow } from '#src/components/use-now.ts';
import { formatPublicDate } from '#src/i18n/format.ts';
import { serverDay } from '#src/lib/calendar-date.ts';
import type { Honor } from '../schema.ts';

type HonorFactsProps = { honor: Honor };

/** Who gave an honor, at which level and when, and until when it is valid, as far as is known. */
export function HonorFacts({ honor }: HonorFactsProps) {
  const { t } = useTranslation('about-us');
  const today = serverDay(useNow());
  const { issuer, level, date, validUntil } = honor;
  const given = [level && t(`honors.level.${level}`), dayText(date)].filter((fact) => fact);
  const isOver = validUntil < today;
  return (
    <Box sx={{ mt: 0.5, typography: 'body2', color: 'text.secondary' }}>
      {issuer && <div>{issuer}</div>}
      {given.length > 0 && <div>{given.join(' · ')}</div>}
      {validUntil && (
        <div>
          {t(isOver ? 'honors.expired' : 'honors.validUntil', { date: dayText(validUntil) })}
        </div>
      )}
    </Box>
  );
}

function dayText(day: string): string {
  return day === '' ? '' : formatPublicDate(`${day}T00:00+08:00`);
}
