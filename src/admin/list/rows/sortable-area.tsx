import {
  closestCenter,
  DndContext,
  type DndContextProps,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  type SortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Id, sameId } from '#src/lib/records/id.ts';

type SortableAreaProps<T> = {
  items: T[];
  labelOf: (item: T) => string;
  strategy: SortingStrategy;
  disabled?: boolean;
  onMove: (from: number, to: number) => void;
  /** The items, each with `useSortable`. */
  children: ReactNode;
};

/** Lets people sort items by dragging or with the handles' keys, with announcements. */
export function SortableArea<T extends { id: Id }>(props: SortableAreaProps<T>) {
  const { items, labelOf, strategy, disabled = false, onMove, children } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const accessibility = useDragTexts(items, labelOf);
  const place = (id: UniqueIdentifier | undefined) =>
    items.findIndex((item) => sameId(item.id, id));
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
      <SortableContext
        items={items.map(({ id }) => String(id))}
        strategy={strategy}
        disabled={disabled}
      >
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** The screen reader's announcements while an item is moved. */
function useDragTexts<T extends { id: Id }>(
  rows: T[],
  labelOf: (record: T) => string,
): NonNullable<DndContextProps['accessibility']> {
  const { t } = useTranslation('crud');
  const isJustStarted = useRef(false);

  const place = (id: UniqueIdentifier, at: UniqueIdentifier = id) => {
    const record = rows.find((row) => sameId(row.id, id));
    return {
      name: record ? labelOf(record) : '',
      position: rows.findIndex((row) => sameId(row.id, at)) + 1,
      count: rows.length,
    };
  };

  return {
    screenReaderInstructions: { draggable: t('drag.instructions') },
    announcements: {
      onDragStart: ({ active }) => {
        isJustStarted.current = true;
        return t('drag.start', place(active.id));
      },
      onDragOver: ({ active, over }) => {
        // The first "over" is the item itself and would replace the start's announcement.
        const isItself = isJustStarted.current && active.id === over?.id;
        isJustStarted.current = false;
        return isItself ? undefined : t('drag.over', place(active.id, over?.id));
      },
      onDragEnd: ({ active, over }) => t('drag.end', place(active.id, over?.id)),
      onDragCancel: ({ active }) => t('drag.cancel', place(active.id)),
    },
  };
}
