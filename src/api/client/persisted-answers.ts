const VERSION: string = import.meta.env?.APP_VERSION ?? '';
const PREFIX = 'last-good ';
/** In characters; browsers allow about five million per site. */
const MAX_SIZE = 1_000_000;
const MAX_AGE = 7 * 24 * 3_600_000;

/**
 * Persists a public answer with its time, replacing the previous one; without text deletes it. The
 * oldest answers are evicted. Storage errors are ignored.
 */
export function persistAnswer(address: string, text?: string): void {
  const key = PREFIX + address;
  try {
    const isNew = localStorage.getItem(key) === null;
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, `${Date.now()} ${VERSION} ${text}`);
    if (isNew) evictOldest();
  } catch {
    // Storage is blocked or full: the next visit waits for the server.
  }
}

/** The persisted answer; undefined where it is too old or from another version. */
export function readPersistedAnswer(address: string): { time: number; text: string } | undefined {
  try {
    const stored = localStorage.getItem(PREFIX + address) ?? '';
    const [, time = '', version, text = ''] = /^(\d+) (\S+) ([^]*)$/.exec(stored) ?? [];
    return version === VERSION && isRecent(time) ? { time: Number(time), text } : undefined;
  } catch {
    return undefined;
  }
}

function evictOldest(): void {
  const entries = Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ key, text: localStorage.getItem(key) ?? '' }))
    // Each text starts with its time.
    .toSorted((one, other) => (one.text < other.text ? 1 : -1));
  let size = 0;
  for (const { key, text } of entries) {
    size += key.length + text.length;
    if (size > MAX_SIZE || !isRecent(text.slice(0, text.indexOf(' '))))
      localStorage.removeItem(key);
  }
}

/** A time in the future comes from a wrong clock and would count as fresh until then. */
function isRecent(time: string): boolean {
  const age = Date.now() - Number(time);
  return age >= 0 && age < MAX_AGE;
}
