import { fetchOwnHost } from './fetch-own-host.ts';
import { correctClock } from '#src/lib/time/clock.ts';

/** Resolution of the header `Date`, in ms. */
const RESOLUTION = 1000;

/** A `fetch` that corrects the program's clock by the answer's `Date`; some servers do not let other origins read it. */
export async function fetchWithTime(
  ...call: Parameters<typeof globalThis.fetch>
): Promise<Response> {
  const askedAt = Date.now();
  const answer = await fetchOwnHost(...call);
  const answeredAt = Date.now();
  const { headers } = answer;
  const date = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(date)) {
    correctClock(date - answeredAt, date + RESOLUTION + possibleAge(headers, date) - askedAt);
  }
  return answer;
}

/** The greatest age of an answer in ms: it may come from a cache. */
function possibleAge(headers: Headers, date: number): number {
  const age = Number(headers.get('Age') ?? 0);
  return (age > 0 ? age * 1000 : 0) + lifetime(headers, date);
}

function lifetime(headers: Headers, date: number): number {
  const rules = headers.get('Cache-Control') ?? '';
  if (/no-store|no-cache/.test(rules)) return 0;
  // Their sum: an answer may be reused beyond its `max-age`, or pass through several caches.
  const lifetimes = [...rules.matchAll(/=\s*"?(\d+)/g)].map(
    ([, seconds]) => Number(seconds) * 1000,
  );
  if (lifetimes.length > 0) return lifetimes.reduce((sum, one) => sum + one);
  if (headers.has('Expires'))
    return Math.max(0, Date.parse(headers.get('Expires') ?? '') - date) || 0;
  // Caches choose a lifetime themselves.
  return headers.has('Last-Modified') ? Infinity : 0;
}
