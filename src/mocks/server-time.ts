const CHINA = 8 * 3_600_000;

/** A moment as many Chinese servers write it: `2026-11-20 09:30:00`, in +08:00. */
export function toServerTime(iso: string): string {
  return new Date(Date.parse(iso) + CHINA).toISOString().slice(0, 19).replace('T', ' ');
}
