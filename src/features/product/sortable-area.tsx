import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { SortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useDragTexts } from '#src/components/list/use-drag-texts.ts';

type Item = { id: string; label: string };

type SortableAreaProps = {
  items: Item[];
  strategy: SortingStrategy;
  onMove: (from: number, to: number) => void;
  /** The items, each with `useSortable` and a `DragHandle`. */
  children: ReactNode;
};

/** Where a field's items are put in order, by dragging or with the keys, each step announced. */
export function SortableArea({ items, strategy, onMove, children }: SortableAreaProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useDragTexts(items, ({ label }) => label);
  const place = (id: unknown) => items.findIndex((item) => item.id === id);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={({ active, over }) => {
        const [from, to] = [place(active.id), place(over?.id)];
        if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
      }}
    >
      <SortableContext items={items} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
