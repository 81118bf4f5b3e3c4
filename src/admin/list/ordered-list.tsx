import type { ReactNode } from 'react';
import type { Id } from '#src/api/fields/fields.ts';
import { bySort } from '#src/lib/records/by-sort.ts';
import { labelOfId } from './filters/time-filter.ts';
import { useReorder } from './order/use-reorder.ts';
import { SortableList } from './rows/sortable-list.tsx';
import { WholeList, type WholeListProps } from './whole-list.tsx';

type OrderedListProps<T, Input> = WholeListProps<T, Input> & {
  /** Renders a record with its actions. */
  row: (record: T, actions: ReactNode) => ReactNode;
};

/** A list that the server sends whole and people can sort. */
export function OrderedList<T extends Input & { id: Id; sort: number }, Input>(
  props: OrderedListProps<T, Input>,
) {
  const { row, ...list } = props;
  const { labelOf = list.api.labelOf ?? labelOfId } = list;
  const reorder = useReorder(list.api);
  return (
    <WholeList {...list} order={bySort}>
      {({ rows, isNarrowed, selection, actions }) => (
        <SortableList
          label={list.label}
          rows={rows}
          labelOf={labelOf}
          selection={selection}
          // A filtered list cannot be sorted: its hidden rows have places too.
          onReorder={isNarrowed ? undefined : reorder}
        >
          {(record) => row(record, actions(record))}
        </SortableList>
      )}
    </WholeList>
  );
}
