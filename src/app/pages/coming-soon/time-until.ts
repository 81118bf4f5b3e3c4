const UNITS = [
  { unit: 'days', length: 86_400, count: Infinity },
  { unit: 'hours', length: 3600, count: 24 },
  { unit: 'minutes', length: 60, count: 60 },
  { unit: 'seconds', length: 1, count: 60 },
] as const;

/** What is left until `iso`, split into units; null once it has come. */
export function timeUntil(iso: string, now: number) {
  const seconds = Math.ceil((Date.parse(iso) - now) / 1000);
  if (seconds <= 0) return null;
  return UNITS.map(({ unit, length, count }) => ({
    unit,
    value: Math.floor(seconds / length) % count,
  }));
}
