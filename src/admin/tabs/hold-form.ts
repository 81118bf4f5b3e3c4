import { openChannel } from './channel.ts';

/** Locks that this tab took: those of its earlier forms may be on their way out still. */
const own = new Set<string>();

/**
 * Tells the other tabs that a form on this record stands here, and hears of theirs, also when one of
 * them is gone: closed, left, or crashed. A form is a lock, which the browser gives back by itself;
 * without locks (plain http) nobody is heard of.
 * @param place names the record and its person
 * @param id the form's own
 * @param onOthers told the ids of the other tabs' forms on it: at first, and after each change
 * @returns a function that lets go
 */
export function holdForm(place: string, id: string, onOthers: (ids: string[]) => void): () => void {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) {
    onOthers([]);
    return () => {};
  }
  const prefix = `form ${place} `;
  const ended = new AbortController();
  const { signal } = ended;
  const waitedFor = new Set<string>();
  let release = () => {};

  const look = async () => {
    // Refused where storage is closed to us: then nobody is heard of either.
    const { held = [] } = await locks.query().catch(() => ({ held: [] }));
    const names = held.flatMap(({ name = '', mode }) => (mode === 'exclusive' ? [name] : []));
    const others = names.filter((name) => name.startsWith(prefix) && !own.has(name));
    if (signal.aborted) return;
    onOthers(others.map((name) => name.slice(prefix.length)));
    for (const other of others) void waitFor(other);
  };
  // Comes to an end with the other form.
  const waitFor = async (other: string) => {
    if (waitedFor.has(other)) return;
    waitedFor.add(other);
    try {
      await locks.request(other, { mode: 'shared', signal }, () => {});
      waitedFor.delete(other);
      await look();
    } catch {
      // This form is gone itself.
    }
  };
  const channel = openChannel('forms', ([told]) => {
    if (told === prefix) void look();
  });
  const take = () => {
    const name = `${prefix}${id}`;
    own.add(name);
    const taken = locks.request(name, { signal }, () => {
      channel.tell([prefix]);
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    });
    taken.catch(() => {});
    void look();
  };
  const letGo = () => release();

  // A page that the browser keeps to come back to is nobody's form meanwhile.
  window.addEventListener('pagehide', letGo);
  window.addEventListener('pageshow', comeBack);
  function comeBack({ persisted }: PageTransitionEvent) {
    if (persisted) take();
  }
  take();
  return () => {
    window.removeEventListener('pagehide', letGo);
    window.removeEventListener('pageshow', comeBack);
    ended.abort();
    release();
    channel.close();
  };
}
