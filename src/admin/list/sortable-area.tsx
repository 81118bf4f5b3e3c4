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
import type { Id } from '#src/lib/id.ts';
import { useDragTexts } from './use-drag-texts.ts';

type SortableAreaProps<T> = {
  items: T[];
  labelOf: (item: T) => string;
  strategy: SortingStrategy;
  /** The items stay where they are. */
  disabled?: boolean;
  onMove: (from: number, to: number) => void;
  /** The items, each with `useSortable`. */
  children: ReactNode;
};

/** Where items are put in order, by dragging or with the handles' keys, each step announced. */
export function SortableArea<T extends { id: Id }>(props: SortableAreaProps<T>) {
  const { items, labelOf, strategy, disabled = false, onMove, children } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useDragTexts(items, labelOf);
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
      <SortableContext items={items} strategy={strategy} disabled={disabled}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
