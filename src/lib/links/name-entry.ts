import type { Location } from 'react-router';
import { isRecord } from '#src/lib/records/is-record.ts';

/**
 * Names the initial history entry. The router uses the same key for all of them, so a page would
 * open at another page's scroll position.
 */
export function nameEntry(): void {
  if (history.state === null) history.replaceState({ usr: { entry: String(Date.now()) } }, '');
}

/**
 * Key of the router's scroll position. State may be passed on to other pages, so its name counts
 * only for an entry without a key.
 */
export function entryKey({ key, state }: Location<unknown>): string {
  return key === 'default' && isRecord(state) && typeof state.entry === 'string'
    ? state.entry
    : key;
}
