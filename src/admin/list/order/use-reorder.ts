import type { Id } from '#src/api/fields/fields.ts';
import { type Move, type MovesApi, useSaveMoves } from './use-save-moves.ts';

type Ordered = { id: Id; sort: number };

/**
 * Saves a new order.
 * @returns a function that takes the rows in their new order; undefined for somebody who may not edit
 */
export function useReorder<T extends Ordered & Input, Input>(
  api: MovesApi<T, Input>,
): ((rows: Ordered[]) => void) | undefined {
  const save = useSaveMoves(api);
  return save && ((rows) => save(toMoves(rows)));
}

/** Sort numbers reassigned in ascending order; renumbered from 1 where some are equal. */
function toMoves(rows: Ordered[]): Move[] {
  const sorts = rows.map(({ sort }) => sort).toSorted((one, other) => one - other);
  const isShared = new Set(sorts).size < rows.length;
  return rows.map(({ id }, at) => ({ id, sort: isShared ? at + 1 : (sorts[at] ?? at) }));
}
