/** What `Date.toISOString` writes, which is what the app's dates are until they leave. */
const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const CHINA = 8 * 3_600_000;

/**
 * A point in time as the server wants it: `local` is `YYYY-MM-DD HH:mm:ss` at +08:00, `epoch` are
 * milliseconds. Whatever is no point in time stays as it is.
 */
export function toSentDate(form: string, value: unknown): unknown {
  if (typeof value !== 'string' || !ISO.test(value)) return value;
  const time = Date.parse(value);
  if (form === 'epoch') return time;
  return new Date(time + CHINA).toISOString().slice(0, 19).replace('T', ' ');
}
