import type { Location } from 'react-router';
import { isRecord } from './is-record.ts';

/**
 * Names the entry of the browser's history that a page is opened with. The router gives a key to all later
 * ones, and to each first one the same: it would open a page where quite another was left (N3).
 */
export function nameEntry(): void {
  if (history.state === null) history.replaceState({ usr: { entry: String(Date.now()) } }, '');
}

/**
 * Under what the router remembers how far a page was scrolled. A state may be handed on to other pages, and
 * the name in it with it: only that of an entry without a key counts.
 */
export function entryKey({ key, state }: Location<unknown>): string {
  return key === 'default' && isRecord(state) && typeof state.entry === 'string'
    ? state.entry
    : key;
}
