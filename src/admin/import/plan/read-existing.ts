import type { QueryClient } from '@tanstack/react-query';
import { withoutPendingDeletions } from '#src/admin/deletion/pending-deletions.ts';
import type { RecordSource } from '#src/admin/records/record-source.ts';
import type { Existing } from './import-type.ts';

type ReadOptions = {
  signal: AbortSignal;
  onProgress: (done: number, total: number | null) => void;
};

/**
 * All records of a type, without those that somebody is deleting.
 * @throws ApiError, or the signal's reason when aborted
 */
export async function readExisting(
  client: QueryClient,
  source: RecordSource,
  options: ReadOptions,
): Promise<Existing[]> {
  const all = await source.readAll(client, options);
  const rows = all.map(({ id, fields }): Existing => ({ ...fields, id }));
  return withoutPendingDeletions(client, source.name, { rows, dropped: 0 }).rows;
}
