import type { QueryClient } from '@tanstack/react-query';
import type { RecordSource, SourceRecord } from '#src/admin/records/record-source.ts';
import { type LinkTarget, linkTargetOf } from './link-target.ts';

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
  const target = linkTargetOf(sources, href);
  if (target.kind !== 'record') return linkStateOf(target, undefined);
  try {
    return linkStateOf(target, await target.read(client));
  } catch {
    return 'unknown';
  }
}

/** The state of a target. @param record its record as read: null where there is none, undefined while unknown */
export function linkStateOf(
  target: LinkTarget,
  record: Pick<SourceRecord, 'isVisible'> | null | undefined,
): LinkState {
  if (target.kind === 'page') return 'ok';
  if (target.kind === 'nowhere') return 'gone';
  if (target.kind === 'elsewhere' || record === undefined) return 'unknown';
  if (record === null) return 'gone';
  return record.isVisible ? 'ok' : 'hidden';
}
