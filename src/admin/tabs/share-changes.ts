import type { Mutation, QueryClient } from '@tanstack/react-query';
import { openChannel } from './channel.ts';

/** Many changes in a row are told of together. */
const TELL_EVERY = 200;

/** What a page sent as it went has reached the server by then. */
const ARRIVAL = 1000;

/** Tells the other tabs of a change that was no mutation: an upload. */
export function tellChange(kind: string): void {
  const channel = openChannel('changes', () => {});
  channel.tell([kind]);
  channel.close();
}

/**
 * What is saved, created or deleted in one tab is read again in the others: names the kinds of record
 * that a mutation was about, as its key and meta do. A tab out of sight reads when it is looked at.
 * @returns a function that ends it
 */
export function shareChanges(client: QueryClient): () => void {
  const changed = new Set<string>();
  const state = { timer: 0 };
  const readAgain = (kinds: string[]) => {
    const refetchType = document.hidden ? 'none' : 'active';
    for (const kind of kinds) void client.invalidateQueries({ queryKey: [kind], refetchType });
  };
  const channel = openChannel('changes', readAgain);
  const lastWords = openChannel('last-words', (kinds) => {
    window.setTimeout(readAgain, ARRIVAL, kinds);
  });

  const tell = (to = channel) => {
    window.clearTimeout(state.timer);
    state.timer = 0;
    if (changed.size > 0) to.tell([...changed]);
    changed.clear();
  };
  const note = ({ options }: Mutation) => {
    const [kind] = options.mutationKey ?? [];
    if (typeof kind === 'string') changed.add(kind);
    for (const name of options.meta?.invalidates ?? []) changed.add(name);
  };
  const stopReading = client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    note(event.mutation);
    if (state.timer === 0) state.timer = window.setTimeout(tell, TELL_EVERY);
  });
  // What is on its way as the page goes has nobody left to tell of its end.
  const leave = () => {
    tell();
    client.getMutationCache().findAll({ status: 'pending' }).forEach(note);
    tell(lastWords);
  };
  window.addEventListener('pagehide', leave);
  return () => {
    stopReading();
    window.removeEventListener('pagehide', leave);
    tell();
    channel.close();
    lastWords.close();
  };
}
