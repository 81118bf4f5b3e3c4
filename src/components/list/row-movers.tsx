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
import type { Id } from '#src/lib/id.ts';
import type { RowMotions } from './row-motions.ts';
import { RowMover } from './row-mover.tsx';
import { useDragTexts } from './use-drag-texts.ts';

type RowMoversProps<T> = {
  rows: T[];
  labelOf: (record: T) => string;
  motions: RowMotions;
  /** Called with all rows in their new order. */
  onReorder: (rows: T[]) => void;
};

/** Lets a list's rows be dragged: with a pointer or the handle's keys, each step announced. */
export function RowMovers<T extends { id: Id }>(props: RowMoversProps<T>) {
  const { rows, labelOf, motions, onReorder } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useDragTexts(rows, labelOf);

  const move = ({ active, over }: DragEndEvent) => {
    const from = rows.findIndex((row) => row.id === active.id);
    const to = rows.findIndex((row) => row.id === over?.id);
    if (from >= 0 && to >= 0 && from !== to) onReorder(arrayMove(rows, from, to));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={move}
    >
      <SortableContext items={rows} strategy={verticalListSortingStrategy}>
        {rows.map(({ id }) => (
          <RowMover key={id} id={id} motions={motions} />
        ))}
      </SortableContext>
    </DndContext>
  );
}
