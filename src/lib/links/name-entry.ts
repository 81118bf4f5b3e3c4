import type { Location } from 'react-router';
import { isRecord } from '#src/lib/records/is-record.ts';

/**
 * Names the initial history entry. The router uses the same key for all of them, so a page would
 * open at another page's scroll position.
 */
export function nameEntry(): void {
  if (history.state === null) history.replaceState({ usr: { entry: String(Date.now()) } }, '');
}

/** History state of a link back to a page, which restores its scroll position. @param entry the key of that position */
export const backTo = (pathname: string, entry: string) => ({ back: { pathname, entry } });

/** The key of the scroll position to restore, in a location of `backTo`; undefined for every other location. */
export function leftEntry({ pathname, state }: Location<unknown>): string | undefined {
  const back = isRecord(state) ? state.back : undefined;
  // State may be passed on to other pages.
  if (!isRecord(back) || back.pathname !== pathname) return undefined;
  return typeof back.entry === 'string' ? back.entry : undefined;
}

/**
 * Key of the router's scroll position. State may be passed on to other pages, so its name counts
 * only for an entry without a key.
 */
export function entryKey(location: Location<unknown>): string {
  const { key, state } = location;
  const left = leftEntry(location);
  if (left !== undefined) return left;
  return key === 'default' && isRecord(state) && typeof state.entry === 'string'
    ? state.entry
    : key;
}
