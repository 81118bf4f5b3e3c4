import type { Mutation, QueryClient } from '@tanstack/react-query';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { openChannel } from './channel.ts';

/** In ms; changes within it are posted together. */
const POST_DELAY = 200;

/** In ms; by then the server has the request that an unloading page sent. */
const ARRIVAL = 1000;

/** Reports a change to the other tabs that was not a mutation: an upload. */
export function postChange(kind: string): void {
  const channel = openChannel('changes', () => {});
  channel.post([kind]);
  channel.close();
}

/**
 * Invalidates queries in other tabs after a mutation, by the resource names in its key and its meta; those of local
 * copies, in this tab, too, after each change of these. A hidden tab refetches once it is visible.
 * @returns a function that stops it
 */
export function shareChanges(client: QueryClient): () => void {
  const changed = new Set<string>();
  const internals = { timer: 0 };
  const invalidate = (kinds: string[]) => {
    const refetchType = document.hidden ? 'none' : 'active';
    for (const kind of kinds) void client.invalidateQueries({ queryKey: [kind], refetchType });
  };
  const channel = openChannel('changes', invalidate);
  const unloadChannel = openChannel('last-words', (kinds) => {
    window.setTimeout(invalidate, ARRIVAL, kinds);
  });

  const post = (to = channel) => {
    window.clearTimeout(internals.timer);
    internals.timer = 0;
    if (changed.size > 0) to.post([...changed]);
    changed.clear();
  };
  const note = ({ options }: Mutation) => {
    const [kind] = options.mutationKey ?? [];
    if (typeof kind === 'string') changed.add(kind);
    for (const name of options.meta?.invalidates ?? []) changed.add(name);
  };
  const postSoon = () => {
    if (internals.timer === 0) internals.timer = window.setTimeout(post, POST_DELAY);
  };
  const unsubscribeCopies = localCopies.subscribe((kind) => {
    invalidate([kind]);
    changed.add(kind);
    postSoon();
  });
  const unsubscribe = client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    note(event.mutation);
    postSoon();
  });
  // A pending request of an unloading page: the other tabs refetch after it has arrived.
  const leave = () => {
    post();
    client.getMutationCache().findAll({ status: 'pending' }).forEach(note);
    post(unloadChannel);
  };
  window.addEventListener('pagehide', leave);
  return () => {
    unsubscribe();
    unsubscribeCopies();
    window.removeEventListener('pagehide', leave);
    post();
    channel.close();
    unloadChannel.close();
  };
}
