import { formatterFor } from '#src/i18n/format/format.ts';

const inUnit = (unit: string) =>
  formatterFor(
    (code) => new Intl.NumberFormat(code, { style: 'unit', unit, maximumFractionDigits: 1 }),
  );
const milliseconds = inUnit('millisecond');
const seconds = inUnit('second');

/** Formats milliseconds: `820 ms`, `1.2 s`; '' for null. */
export function formatDuration(duration: number | null): string {
  if (duration === null) return '';
  return duration < 1000 ? milliseconds().format(duration) : seconds().format(duration / 1000);
}
