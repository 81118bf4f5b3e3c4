import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';
import { isRecord } from '#src/lib/is-record.ts';

/** A BroadcastChannel between the tabs of one person; does nothing where the browser has none. */
export function openChannel(name: string, onMessage: (texts: string[]) => void) {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, close: () => {} };
  const channel = new BroadcastChannel(name);
  const person = () => personOf(session.getState().user);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Without storage each tab has a session of its own, maybe of another person.
    if (!isRecord(data) || data.person !== person() || !Array.isArray(data.texts)) return;
    onMessage(data.texts.map(String));
  });
  return {
    // A BroadcastChannel reaches only this origin and takes no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    post: (texts: string[]) => channel.postMessage({ person: person(), texts }),
    close: () => channel.close(),
  };
}
