const VERSION: string = import.meta.env.APP_VERSION;
const PREFIX = 'last-good ';
/** In characters, of some five million that a browser gives a site. */
const ROOM = 1_000_000;
const LONGEST_AGE = 7 * 24 * 3_600_000;

/**
 * Keeps the text of an answer that anybody may see, with its time, in place of the one before; without
 * a text keeps nothing of it any more. The oldest ones make room. Storage that is full or closed to us
 * disturbs nobody.
 */
export function keepAnswer(address: string, text?: string): void {
  const key = PREFIX + address;
  try {
    const isNew = localStorage.getItem(key) === null;
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, `${Date.now()} ${VERSION} ${text}`);
    if (isNew) makeRoom();
  } catch {
    // Then the next visit waits for the server, as the first one did.
  }
}

/** What is kept of a call's last good answer; undefined where it is too old, or of another version. */
export function keptAnswer(address: string): { time: number; text: string } | undefined {
  try {
    const kept = localStorage.getItem(PREFIX + address) ?? '';
    const [, time = '', version, text = ''] = /^(\d+) (\S+) ([^]*)$/.exec(kept) ?? [];
    return version === VERSION && isRecent(time) ? { time: Number(time), text } : undefined;
  } catch {
    return undefined;
  }
}

function makeRoom(): void {
  const entries = Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ key, text: localStorage.getItem(key) ?? '' }))
    // Each begins with its time.
    .toSorted((one, other) => (one.text < other.text ? 1 : -1));
  let size = 0;
  for (const { key, text } of entries) {
    size += key.length + text.length;
    if (size > ROOM || !isRecent(text.slice(0, text.indexOf(' ')))) localStorage.removeItem(key);
  }
}

/** Nor from the future, where a clock was wrong: it would pass for new until then. */
function isRecent(time: string): boolean {
  const age = Date.now() - Number(time);
  return age >= 0 && age < LONGEST_AGE;
}
