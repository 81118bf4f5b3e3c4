import { useMemo } from 'react';
import { arrange } from '#src/lib/arrange.ts';
import type { Look } from './columns-dialog.tsx';

/** The visible columns in their chosen order. */
export function useShownColumns<C extends { field: string }>(
  columns: C[],
  { hidden, order }: Pick<Look, 'hidden' | 'order'>,
): C[] {
  return useMemo(() => {
    const seen = columns.filter(({ field }) => !hidden.includes(field));
    return arrange(seen, order, ({ field }) => field);
  }, [columns, hidden, order]);
}
