import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { DragEndEvent } from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import List from '@mui/material/List';
import type { ReactNode } from 'react';
import type { Id } from '#src/lib/id.ts';
import { SortableRow } from './sortable-row.tsx';
import { useDragTexts } from './use-drag-texts.ts';
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
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useDragTexts(rows, labelOf);

  const move = ({ active, over }: DragEndEvent) => {
    const from = rows.findIndex((row) => row.id === active.id);
    const to = rows.findIndex((row) => row.id === over?.id);
    if (from >= 0 && to >= 0 && from !== to) onReorder?.(arrayMove(rows, from, to));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={move}
    >
      <SortableContext items={rows} strategy={verticalListSortingStrategy} disabled={!onReorder}>
        <List aria-label={label} disablePadding>
          {rows.map((record) => (
            <SortableRow
              key={record.id}
              id={record.id}
              label={labelOf(record)}
              selection={selection}
              canMove={Boolean(onReorder)}
            >
              {children(record)}
            </SortableRow>
          ))}
        </List>
      </SortableContext>
    </DndContext>
  );
}
