const HOUR = 3_600_000;

/**
 * The end of the current hour, ISO 8601. As the limit of a query it excludes scheduled news, and
 * keeps the query key the same for an hour, so that the answer can be cached.
 */
export function nextHour(now: number): string {
  return new Date(Math.ceil(now / HOUR) * HOUR).toISOString();
}
