import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';
import { isRecord } from '#src/lib/records/is-record.ts';

/**
 * A BroadcastChannel between the tabs of one person; does nothing where the browser has none or refuses
 * it, as with blocked storage.
 */
export function openChannel(name: string, onMessage: (texts: string[]) => void) {
  const channel = broadcastChannel(name);
  if (channel === null) return { post: () => {}, close: () => {} };
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

function broadcastChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
