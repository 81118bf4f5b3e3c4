import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#src/i18n/format.ts';
import { serverDay } from '#src/lib/calendar-date.ts';
import type { Honor } from './schema.ts';

type HonorValidityProps = { honor: Honor };

/** Until which day an honor is valid, that day included, and that it is no longer where it is past. */
export function HonorValidity({ honor }: HonorValidityProps) {
  const { t } = useTranslation('honor');
  const [today] = useState(() => serverDay(Date.now()));
  const { validUntil } = honor;
  if (validUntil === '') return t('validity.endless');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      {validUntil < today && (
        <Chip size="small" color="warning" label={t('validity.expired')} sx={{ height: 20 }} />
      )}
      <time dateTime={validUntil}>{formatDate(`${validUntil}T00:00`)}</time>
    </Box>
  );
}
