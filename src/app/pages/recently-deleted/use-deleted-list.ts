import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { hasWords } from '#src/lib/search/comparable.ts';
import { useWithoutPending } from '#src/admin/deletion/use-pending-deletions.ts';
import { copiesApi } from '#src/admin/drafts/copies-api.ts';
import { listQueryOf } from '#src/admin/list/core/list-address.ts';
import { useListMemory } from '#src/admin/list/core/list-memory.ts';
import { useListState } from '#src/admin/list/core/use-list-state.ts';
import { useSelection } from '#src/admin/list/core/use-selection.ts';
import type { RecordSource } from '#src/admin/records/record-source.ts';
import { useRecordSources } from '#src/admin/records/use-record-sources.ts';
import type { CopyOf } from '#src/lib/local-copies/copy.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import { personOf } from '#src/session/person.ts';
import { useSession } from '#src/session/use-session.ts';

type DeletedRecord = CopyOf<'deleted'>;

/** A deleted record with its type, which the person may create records of. */
export type DeletedRow = DeletedRecord & { source: Restorable };

type Restorable = RecordSource & Required<Pick<RecordSource, 'restore'>>;

const OPTIONS = { filters: ['type'] };

/** The person's deleted records: as a list (`useList`) filtered by the address, as `all`, and their types. */
export function useDeletedList() {
  const { user } = useSession();
  const state = useListState(OPTIONS, '');
  const memory = useListMemory();
  const params = useMemo(
    () => ({ ...state, query: listQueryOf(state), ...memory }),
    [state, memory],
  );
  const sources = useRecordSources().filter(
    (source): source is Restorable => source.restore !== undefined,
  );
  const client = useQueryClient();
  const person = personOf(user) ?? '';
  const query = copiesApi('deleted').all(person, () => readDeleted(person, sources, client));
  const read = useQuery(query);
  const all = useWithoutPending(query.queryKey)(read.data ?? NOTHING).rows.flatMap((record) => {
    const source = sources.find(({ name }) => name === record.type);
    return source ? [{ ...record, source }] : [];
  });
  const { type = '' } = params.filters;
  const rows = all.filter(
    (row) =>
      hasWords(row.title, params.q) &&
      (!sources.some(({ name }) => name === type) || row.type === type),
  );
  return {
    list: {
      params,
      read,
      rows,
      total: rows.length,
      selection: useSelection(),
      place: useRef<HTMLDivElement>(null),
    },
    all,
    sources,
  };
}

const NOTHING = { rows: [], dropped: 0 };

/** In ms: a deletion that was sent while its page was closing has reached the server by then. */
const ARRIVAL_TIME = 60_000;

/** A person's deleted records that the server no longer has, the latest first. */
async function readDeleted(
  person: string,
  sources: readonly RecordSource[],
  client: QueryClient,
): Promise<DeletedRecord[]> {
  const found = await localCopies.ofPerson('deleted', person);
  const unsure = found.filter(({ isSure }) => !isSure);
  for (const one of unsure) await confirmDeletion(one, sources, client);
  const all = unsure.length === 0 ? found : await localCopies.ofPerson('deleted', person);
  return all.filter(({ isSure }) => isSure);
}

/** Asks the server whether a record was deleted whose page was closed before the answer came. */
async function confirmDeletion(
  { id, type, record, at }: DeletedRecord,
  sources: readonly RecordSource[],
  client: QueryClient,
): Promise<void> {
  const source = sources.find(({ name }) => name === type);
  try {
    const now = await source?.one?.(client, record);
    const isDeleted = now === null;
    if (!isDeleted && (now === undefined || at >= currentTime() - ARRIVAL_TIME)) return;
    // A deletion that was confirmed meanwhile stays confirmed.
    await localCopies.change('deleted', id, (copy) => {
      if (copy.isSure) return copy;
      return isDeleted ? { ...copy, isSure: true } : null;
    });
  } catch {
    // The next visit asks again.
  }
}
