import { t } from 'i18next';
import { currentTime } from '#src/lib/time/clock.ts';
import { INVALID_DATE } from '#src/lib/time/date-time.ts';
import { formatterFor } from './format.ts';

const relativeTimes = formatterFor(
  (code) => new Intl.RelativeTimeFormat(code, { numeric: 'auto' }),
);

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** `3小时前`, `in 2 days`; '' for no date. */
export function formatRelative(iso: string, now: number = currentTime()): string {
  if (iso === '') return '';
  const seconds = (Date.parse(iso) - now) / 1000;
  if (Number.isNaN(seconds)) return INVALID_DATE;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  // Truncated, so that 59.9 minutes do not become 60.
  const steps = Math.trunc(seconds / size);
  // `Intl` would say 现在 ("now"), which does not fit a past event.
  return steps === 0 ? t('justNow') : relativeTimes().format(steps, unit);
}
