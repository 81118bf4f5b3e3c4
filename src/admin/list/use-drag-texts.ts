import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '#src/lib/id.ts';

/** What a screen reader says while a row is moved: which one, and to which place of how many. */
export function useDragTexts<T extends { id: Id }>(
  rows: T[],
  labelOf: (record: T) => string,
): NonNullable<DndContextProps['accessibility']> {
  const { t } = useTranslation('crud');
  const isJustStarted = useRef(false);

  const place = (id: UniqueIdentifier, at: UniqueIdentifier = id) => {
    const record = rows.find((row) => row.id === id);
    return {
      name: record ? labelOf(record) : '',
      position: rows.findIndex((row) => row.id === at) + 1,
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
        // The first "over" comes with the start, is the row itself, and would silence the start.
        const isItself = isJustStarted.current && active.id === over?.id;
        isJustStarted.current = false;
        return isItself ? undefined : t('drag.over', place(active.id, over?.id));
      },
      onDragEnd: ({ active, over }) => t('drag.end', place(active.id, over?.id)),
      onDragCancel: ({ active }) => t('drag.cancel', place(active.id)),
    },
  };
}
