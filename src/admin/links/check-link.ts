import type { QueryClient } from '@tanstack/react-query';
import type { RecordSource, SourceRecord } from '#src/admin/records/record-source.ts';
import { placeOf } from './link-place.ts';
import type { LinkPlace } from './link-place.ts';

/**
 * `ok`: visitors get there. `gone`: no such page or record. `hidden`: the record exists, but visitors
 * do not see it now. `unknown`: another site, a file, or the server did not say.
 */
export type LinkState = 'ok' | 'gone' | 'hidden' | 'unknown';

/** Checks where a link leads; asks for a record at most once while the cache has it. Never throws. */
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

/** @param record what the server says of the place's record: null for none, undefined for nothing yet */
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
