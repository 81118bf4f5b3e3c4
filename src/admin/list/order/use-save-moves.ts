import {
  type DataTag,
  type MutationCache,
  type QueryKey,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import pMap from 'p-map';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import * as v from 'valibot';
import { useMay } from '#src/admin/list/core/use-may.ts';
import { offerUndo } from '#src/admin/deletion/offer-undo.ts';
import { patchFields } from '#src/api/records/write-record.ts';
import { id, type Id } from '#src/api/fields/fields.ts';
import type { WholeListResource } from '#src/api/records/resource.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { fieldOf } from '#src/lib/records/field-of.ts';

const Moves = v.array(v.object({ id, sort: v.number(), parentId: v.optional(v.nullable(id)) }));

/** The new place of a row; `parentId` where its parent changes too. */
export type Move = v.InferOutput<typeof Moves>[number];

/** `all` names the query that has the rows as the server has them. */
export type MovesApi<T, Input> = Pick<WholeListResource<T, Input>, 'name' | 'one' | 'update'> & {
  all: () => { queryKey: DataTag<QueryKey, { rows: T[] }, Error> };
};

const keyOf = (name: string) => [name, 'move'];

/**
 * Saves the places of rows, one press after another. Each record is read again, so that only its place
 * changes. When a press fails, the list returns to the server's order and a toast offers a retry.
 * @returns a function that takes the new places, also of rows that stay; undefined for somebody who may not edit
 */
export function useSaveMoves<T extends Input & { id: Id }, Input>(
  api: MovesApi<T, Input>,
): ((moves: Move[]) => void) | undefined {
  const { t } = useTranslation('crud');
  const client = useQueryClient();
  const may = useMay();
  const mutationKey = keyOf(api.name);
  const toastId = mutationKey.join(' ');
  const isLast = () => client.isMutating({ mutationKey }) === 1;

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: toastId },
    mutationFn: (moves: Move[]) =>
      // Does not stop on an error: no update may be pending when the list is read again.
      pMap(moves, ({ id: moved, ...place }) => patchFields<T, Input>(client, api, moved, place), {
        concurrency: 4,
        stopOnError: false,
      }),
    // A retry of an earlier press would bring back an older order.
    onMutate: () => toast.dismiss(toastId),
    onSuccess: (undos, moves) => {
      if (!isLast()) return;
      const changed = moves.flatMap(({ id: moved }, index) => {
        const undo = undos[index];
        return undo ? [{ record: { id: moved, name: String(moved) }, undo }] : [];
      });
      const refresh = () => void client.invalidateQueries({ queryKey: [api.name] });
      void offerUndo(t('list.reordered'), changed, refresh);
    },
    onError: (error, moves) => {
      // A later press saves what this one could not.
      if (!isLast()) return;
      toast.error(t('list.reorderFailed'), {
        id: toastId,
        description: errorMessage(firstOf(error)),
        // Stays until it is closed, as only it has the new order.
        duration: Infinity,
        action: { label: t('action.retry'), onClick: () => mutate(moves) },
      });
    },
    // Pending until the rows are read, else the list would jump back for a moment.
    onSettled: () => (isLast() ? client.invalidateQueries({ queryKey: [api.name] }) : undefined),
  });

  if (!may('order')) return undefined;
  return (moves) => {
    const rows = client.getQueryData(api.all().queryKey)?.rows ?? [];
    const sorts = new Map(rows.map((row) => [String(row.id), fieldOf(row, 'sort')]));
    const pending = pendingMoves(client.getMutationCache(), api.name);
    mutate(
      moves.filter(
        ({ id: moved, sort, parentId }) =>
          parentId !== undefined || pending.has(String(moved)) || sorts.get(String(moved)) !== sort,
      ),
    );
  };
}

type Ordered = { id: Id; sort: number };

/** Type guard: records that people put in order have a number for it. */
export const isOrdered = <T extends object>(record: T): record is T & Ordered =>
  typeof fieldOf(record, 'sort') === 'number';

/**
 * Saves a new order.
 * @returns a function that takes the rows in their new order; undefined for somebody who may not edit
 */
export function useReorder<T extends Input & { id: Id }, Input>(
  api: MovesApi<T, Input>,
): ((rows: Ordered[]) => void) | undefined {
  const save = useSaveMoves(api);
  return save && ((rows) => save(toMoves(rows)));
}

/** Sort numbers reassigned in ascending order; renumbered from 1 where some are equal. */
function toMoves(rows: Ordered[]): Move[] {
  const sorts = rows.map(({ sort }) => sort).toSorted((one, other) => one - other);
  const isShared = new Set(sorts).size < rows.length;
  return rows.map(({ id: moved }, at) => ({
    id: moved,
    sort: isShared ? at + 1 : (sorts[at] ?? at),
  }));
}

/**
 * Shows rows in the places that are not saved yet.
 * @returns a function that returns the rows with these places
 */
export function usePendingMoves(name: string): <T extends { id: Id }>(rows: T[]) => T[] {
  const variables = useMutationState({
    filters: { mutationKey: keyOf(name), status: 'pending' },
    select: (mutation) => mutation.state.variables,
  });
  return useMemo(() => {
    const moves = mapOf(variables);
    return (rows) => rows.map((row) => ({ ...row, ...moves.get(String(row.id)), id: row.id }));
  }, [variables]);
}

/**
 * The last press since a moment, in epoch milliseconds, and how it went; for dialogs, which keep toasts
 * from screen readers and keyboards.
 */
export function useLastMoves(name: string, since: number) {
  const presses = useMutationState({
    filters: { mutationKey: keyOf(name) },
    select: ({ state }) => state,
  });
  const last = presses.at(-1);
  if (!last || last.submittedAt < since) return undefined;
  const moves = v.safeParse(Moves, last.variables);
  return {
    status: last.status,
    error: firstOf(last.error),
    moves: moves.success ? moves.output : [],
  };
}

/** Of the calls that failed together, the first one's error. */
function firstOf(error: unknown): unknown {
  return error instanceof AggregateError ? error.errors[0] : error;
}

function pendingMoves(cache: MutationCache, name: string): Map<string, Move> {
  const pending = cache.findAll({ mutationKey: keyOf(name), status: 'pending' });
  return mapOf(pending.map(({ state }) => state.variables));
}

/** The last place of each row, by its id. */
function mapOf(variables: unknown[]): Map<string, Move> {
  const moves = variables.flatMap((each) => {
    const result = v.safeParse(Moves, each);
    return result.success ? result.output : [];
  });
  return new Map(moves.map((move) => [String(move.id), move]));
}
