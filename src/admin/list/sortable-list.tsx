import { arrayMove, verticalListSortingStrategy } from '@dnd-kit/sortable';
import List from '@mui/material/List';
import type { ReactNode } from 'react';
import type { Id } from '#src/lib/id.ts';
import { SortableArea } from './sortable-area.tsx';
import { SortableRow } from './sortable-row.tsx';
import type { Selection } from './use-selection.ts';

type SortableListProps<T> = {
  /** The list's name, for people who hear the page. */
  label: string;
  rows: T[];
  labelOf: (record: T) => string;
  selection: Pick<Selection, 'ids' | 'toggle'>;
  /** Called with all rows in their new order. Without it the rows stay where they are. */
  onReorder?: ((rows: T[]) => void) | undefined;
  children: (record: T) => ReactNode;
};

/**
 * A short list that people put in order: by dragging, or with the handle's keys (space, arrows,
 * space), each step announced.
 */
export function SortableList<T extends { id: Id }>(props: SortableListProps<T>) {
  const { label, rows, labelOf, selection, onReorder, children } = props;
  return (
    <SortableArea
      items={rows}
      labelOf={labelOf}
      strategy={verticalListSortingStrategy}
      disabled={!onReorder}
      onMove={(from, to) => onReorder?.(arrayMove(rows, from, to))}
    >
      <List aria-label={label} disablePadding>
        {rows.map((record) => (
          <SortableRow
            key={record.id}
            id={record.id}
            label={labelOf(record)}
            selection={selection}
            canMove={onReorder !== undefined}
          >
            {children(record)}
          </SortableRow>
        ))}
      </List>
    </SortableArea>
  );
}
