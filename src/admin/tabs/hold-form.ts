import { openChannel } from './channel.ts';

/** In ms: by then a browser that answers at all has said which locks there are. */
const PATIENCE = 1000;

/** All locks that this tab has requested; those of its earlier forms may not be released yet. */
const requestedHere = new Set<string>();

/**
 * Holds a Web Lock for as long as a form is open, so that other tabs see it, and finds theirs. The
 * browser releases the lock of a closed or crashed tab; without Web Locks (plain http), and while the
 * browser does not answer, none are found.
 * @param form names the record and its person
 * @param id the form's own
 * @param onOthers called with the ids of other tabs' forms on the record: at first and after each change
 * @returns a function that releases the lock
 */
export function holdForm(form: string, id: string, onOthers: (ids: string[]) => void): () => void {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) {
    onOthers([]);
    return () => {};
  }
  const prefix = `form ${form} `;
  const ended = new AbortController();
  const { signal } = ended;
  const waitedFor = new Set<string>();
  let release = () => {};

  const look = async () => {
    const timer = setTimeout(() => signal.aborted || onOthers([]), PATIENCE);
    // Rejects where storage is blocked.
    const { held = [] } = await locks.query().catch(() => ({ held: [] }));
    clearTimeout(timer);
    const names = held.flatMap(({ name = '', mode }) => (mode === 'exclusive' ? [name] : []));
    const others = names.filter((name) => name.startsWith(prefix) && !requestedHere.has(name));
    if (signal.aborted) return;
    onOthers(others.map((name) => name.slice(prefix.length)));
    for (const other of others) void waitFor(other);
  };
  // Resolves when the other form's lock is released.
  const waitFor = async (other: string) => {
    if (waitedFor.has(other)) return;
    waitedFor.add(other);
    try {
      await locks.request(other, { mode: 'shared', signal }, () => {});
      waitedFor.delete(other);
      await look();
    } catch {
      // Aborted, as this form was closed.
    }
  };
  const channel = openChannel('forms', ([changed]) => {
    if (changed === prefix) void look();
  });
  const lock = () => {
    const name = `${prefix}${id}`;
    requestedHere.add(name);
    const held = locks.request(name, { signal }, () => {
      channel.post([prefix]);
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    });
    held.catch(() => {});
    void look();
  };
  const releaseLock = () => release();

  // A page in the back/forward cache does not hold the lock.
  window.addEventListener('pagehide', releaseLock);
  window.addEventListener('pageshow', onPageShow);
  function onPageShow({ persisted }: PageTransitionEvent) {
    if (persisted) lock();
  }
  lock();
  return () => {
    window.removeEventListener('pagehide', releaseLock);
    window.removeEventListener('pageshow', onPageShow);
    ended.abort();
    release();
    channel.close();
  };
}
