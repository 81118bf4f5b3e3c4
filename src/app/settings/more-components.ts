import { useSyncExternalStore } from 'react';
import type { moreComponents as MoreComponents } from '#src/theme/more-components.ts';

type More = typeof MoreComponents;

const listeners = new Set<() => void>();
const state: { more: More | undefined } = { more: undefined };

/**
 * Completes the theme with the components that the home page has none of. Everything else waits for
 * it before it is shown, so that nothing changes its look.
 */
export async function loadMoreComponents(): Promise<void> {
  if (state.more) return;
  const { moreComponents } = await import('#src/theme/more-components.ts');
  state.more = moreComponents;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For the theme: what has been fetched so far. */
export function useMoreComponents(): More | undefined {
  return useSyncExternalStore(subscribe, () => state.more);
}
