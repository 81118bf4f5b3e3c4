const CHINA = 8 * 3_600_000;

/** Time in the format of many Chinese servers: `2026-11-20 09:30:00`, +08:00. */
export function toServerTime(iso: string): string {
  return new Date(Date.parse(iso) + CHINA).toISOString().slice(0, 19).replace('T', ' ');
}
