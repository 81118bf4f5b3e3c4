import i18next from 'i18next';
import { formatterFor } from '#src/i18n/format/format.ts';

const seconds = formatterFor(
  (code) =>
    new Intl.NumberFormat(code, { style: 'unit', unit: 'second', maximumFractionDigits: 1 }),
);

/** Formats milliseconds: `1.2 s`, in words below a second; '' for null. */
export function formatDuration(duration: number | null): string {
  if (duration === null) return '';
  return duration < 1000 ? i18next.t('access-log:underSecond') : seconds().format(duration / 1000);
}
