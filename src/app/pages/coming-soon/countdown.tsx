import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '#src/components/use-now.ts';
import { formatPublicDate } from '#src/i18n/format/format.ts';
import { serverTime } from '#src/lib/time/clock.ts';

type CountdownProps = {
  /** ISO 8601. */
  to: string;
};

export function Countdown({ to }: CountdownProps) {
  const { t } = useTranslation('coming-soon');
  const renderedAt = useNow();
  const [tick, setTick] = useState<number>();
  const now = tick ?? renderedAt;
  useEffect(() => {
    const timer = setInterval(() => setTick(serverTime()), 1000);
    return () => clearInterval(timer);
  }, []);

  const left = timeUntil(to, now);
  if (left === null)
    return <Typography sx={{ mt: 4, fontWeight: 600 }}>{t('launched')}</Typography>;

  return (
    <Box sx={{ mt: 4 }}>
      {/* Announced once; `role="timer"` is not announced every second. */}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('launchDate', { date: formatPublicDate(to) })}
      </Typography>
      <Box role="timer" aria-label={t('timer')} sx={styles}>
        {left.map(({ unit, value }) => (
          <Box key={unit}>
            <Box component="span" sx={numberStyles}>
              {String(value).padStart(2, '0')}
            </Box>
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
              {t(`unit.${unit}`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const styles = { mt: 2, display: 'flex', justifyContent: 'center', gap: { xs: 3, sm: 4 } };
const numberStyles = {
  display: 'block',
  color: 'brand.text',
  fontFamily: 'h1.fontFamily',
  fontSize: '2.75rem',
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
};

const UNITS = [
  { unit: 'days', length: 86_400, count: Infinity },
  { unit: 'hours', length: 3600, count: 24 },
  { unit: 'minutes', length: 60, count: 60 },
  { unit: 'seconds', length: 1, count: 60 },
] as const;

/** Time left until `iso`, split into units; null once it has passed. */
export function timeUntil(iso: string, now: number) {
  const seconds = Math.ceil((Date.parse(iso) - now) / 1000);
  if (seconds <= 0) return null;
  return UNITS.map(({ unit, length, count }) => ({
    unit,
    value: Math.floor(seconds / length) % count,
  }));
}
