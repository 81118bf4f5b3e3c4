/** The output of `Date.toISOString`, the app's internal format. */
const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const CHINA = 8 * 3_600_000;

/**
 * Formats a time for the server: `local` is `YYYY-MM-DD HH:mm:ss` at +08:00, `epoch` milliseconds.
 * Other values are returned unchanged.
 */
export function toSentDate(form: string, value: unknown): unknown {
  if (typeof value !== 'string' || !ISO.test(value)) return value;
  const time = Date.parse(value);
  if (form === 'epoch') return time;
  return new Date(time + CHINA).toISOString().slice(0, 19).replace('T', ' ');
}
