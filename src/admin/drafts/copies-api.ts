import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Id } from '#src/api/fields/fields.ts';
import type { CopyKind, CopyOf, RecordKey } from '#src/lib/local-copies/copy.ts';
import { NoAnswer } from '#src/lib/local-copies/database.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';

/** Delay in ms and number of retries: together longer than storage counts as closed. */
const RETRY_DELAY = 1000;
const RETRIES = 12;

/** Queries retry for longer than a save waits for storage, because a busy computer may need it. */
const LOCAL = {
  // Changes update the cache, except those of a page that is closing.
  staleTime: 0,
  networkMode: 'always',
  retry: (count: number, error: Error) => error instanceof NoAnswer && count < RETRIES,
  retryDelay: RETRY_DELAY,
} as const;

/** Local copies of a kind as queries, and as a resource, so that deleting one has the kit's undo. */
export function copiesApi<Kind extends CopyKind>(kind: Kind) {
  return {
    name: kind,
    /**
     * All copies of a person, newest first.
     * @param read replaces how they are read
     */
    all: (
      person: string,
      read: () => Promise<CopyOf<Kind>[]> = () => localCopies.ofPerson(kind, person),
    ) =>
      queryOptions({
        ...LOCAL,
        queryKey: [kind, 'all', person],
        queryFn: async () => ({ rows: await read(), dropped: 0 }),
      }),
    /** The copies of a record, newest first. */
    ofRecord: (key: RecordKey) =>
      queryOptions({
        ...LOCAL,
        gcTime: 0,
        queryKey: [kind, 'record', key],
        queryFn: () => localCopies.ofRecord(kind, key),
      }),
    remove: () =>
      mutationOptions({
        mutationKey: [kind, 'remove'],
        mutationFn: async (id: Id): Promise<unknown> => localCopies.remove(kind, String(id)),
      }),
  };
}
