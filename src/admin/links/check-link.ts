import type { QueryClient } from '@tanstack/react-query';
import type { RecordSource, SourceRecord } from '#src/admin/records/record-source.ts';
import { type LinkPlace, placeOf } from './link-place.ts';

/**
 * `ok`: visitors can open it. `gone`: no such page or record. `hidden`: the record exists, but visitors
 * cannot see it now. `unknown`: another site, a file, or no answer from the server.
 */
export type LinkState = 'ok' | 'gone' | 'hidden' | 'unknown';

/** Checks the target of a link; reads a record only if it is not in the cache. Never throws. */
export async function checkLink(
  client: QueryClient,
  sources: readonly RecordSource[],
  href: string,
): Promise<LinkState> {
  const place = placeOf(sources, href);
  if (place.kind !== 'record') return stateOf(place, undefined);
  try {
    return stateOf(place, await place.read(client));
  } catch {
    return 'unknown';
  }
}

/** The state of a target. @param record its record as read: null where there is none, undefined while unknown */
export function stateOf(
  place: LinkPlace,
  record: Pick<SourceRecord, 'isVisible'> | null | undefined,
): LinkState {
  if (place.kind === 'page') return 'ok';
  if (place.kind === 'nowhere') return 'gone';
  if (place.kind === 'elsewhere' || record === undefined) return 'unknown';
  if (record === null) return 'gone';
  return record.isVisible ? 'ok' : 'hidden';
}
