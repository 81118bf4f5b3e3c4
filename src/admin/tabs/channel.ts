import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';
import { isRecord } from '#src/lib/is-record.ts';

/** What the tabs of one person tell each other; nothing where the browser has no such channels. */
export function openChannel(name: string, onTold: (texts: string[]) => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(name);
  const person = () => personOf(session.getState().user);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Where storage is closed to us each tab has a session of its own.
    if (!isRecord(data) || data.person !== person() || !Array.isArray(data.texts)) return;
    onTold(data.texts.map(String));
  });
  return {
    // It reaches this origin alone, and takes no other.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (texts: string[]) => channel.postMessage({ person: person(), texts }),
    close: () => channel.close(),
  };
}
