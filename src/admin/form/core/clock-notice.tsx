import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatterFor } from '#src/i18n/format/format.ts';
import { clockSetting, onClockSet, WRONG_BY } from '#src/lib/time/clock.ts';

const inUnit = (unit: string) =>
  formatterFor(
    (code) =>
      new Intl.NumberFormat(code, {
        style: 'unit',
        unit,
        unitDisplay: 'long',
        maximumFractionDigits: 1,
      }),
  );
const UNITS = [
  { length: 86_400_000, format: inUnit('day') },
  { length: 3_600_000, format: inUnit('hour') },
  { length: 60_000, format: inUnit('minute') },
];

/** Says that this computer's clock differs from the server's, which decides what is published. */
export function ClockNotice() {
  const { t } = useTranslation('crud');
  const { offset } = useSyncExternalStore(onClockSet, clockSetting);
  const difference = Math.abs(offset);
  const unit = UNITS.find(({ length }) => difference >= length);
  if (difference < WRONG_BY || !unit) return null;
  const length = unit.format().format(difference / unit.length);
  return (
    <Alert severity="warning" role="status" sx={{ mb: 3 }}>
      {offset < 0 ? t('form.clockFast', { length }) : t('form.clockSlow', { length })}
    </Alert>
  );
}
