import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { searchable } from '#src/lib/search/comparable.ts';
import { useWithoutPending } from '#src/admin/deletion/use-pending-deletions.ts';
import type { DeletedRecord } from '#src/admin/drafts/deleted-record.ts';
import { listQueryOf } from '#src/admin/list/core/list-address.ts';
import { useListMemory } from '#src/admin/list/core/list-memory.ts';
import { useListState } from '#src/admin/list/core/use-list-state.ts';
import { useSelection } from '#src/admin/list/core/use-selection.ts';
import type { RecordSource } from '#src/admin/records/record-source.ts';
import { useRecordSources } from '#src/admin/records/use-record-sources.ts';
import { isPermitted } from '#src/session/permissions.ts';
import { personOf } from '#src/session/person.ts';
import { useSession } from '#src/session/use-session.ts';
import { deletedApi } from './deleted-api.ts';

/** A deleted record with its type, which the person may create records of. */
export type DeletedRow = DeletedRecord & { source: Restorable };

type Restorable = RecordSource & Required<Pick<RecordSource, 'restore'>>;

const OPTIONS = { filters: ['type'] };

/** The person's deleted records as a list (`useList`) that the address narrows, `all` of them, and their types. */
export function useDeletedList() {
  const { user } = useSession();
  const state = useListState(OPTIONS, '');
  const memory = useListMemory();
  const params = useMemo(
    () => ({ ...state, query: listQueryOf(state), ...memory }),
    [state, memory],
  );
  const sources = useRecordSources().filter(
    (source): source is Restorable =>
      source.restore !== undefined && isPermitted(user, `${source.permission}:add`),
  );
  const client = useQueryClient();
  const query = deletedApi.all(personOf(user) ?? '', { sources, client });
  const read = useQuery(query);
  const all = useWithoutPending(query.queryKey)(read.data ?? NOTHING).rows.flatMap((record) => {
    const source = sources.find(({ name }) => name === record.type);
    return source ? [{ ...record, source }] : [];
  });
  const keyword = searchable(params.q);
  const { type = '' } = params.filters;
  const rows = all.filter(
    (row) =>
      searchable(row.title).includes(keyword) &&
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
