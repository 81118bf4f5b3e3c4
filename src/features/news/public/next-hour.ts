const HOUR = 3_600_000;

/**
 * The end of this hour, ISO 8601. Asking for news up to then leaves nearly all scheduled items to the
 * server, and for an hour the question stays the same one, so that its answer can be kept.
 */
export function nextHour(now: number): string {
  return new Date(Math.ceil(now / HOUR) * HOUR).toISOString();
}
