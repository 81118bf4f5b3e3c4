import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLayoutEffect } from 'react';
import type { Id } from '#src/lib/id.ts';
import type { RowMotions } from './row-motions.ts';

type RowMoverProps = { id: Id; motions: RowMotions };

/** Moves one row of a sortable list; shows nothing itself. */
export function RowMover({ id, motions }: RowMoverProps) {
  const sortable = useSortable({ id });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners } = sortable;
  const { transform, transition, isDragging } = sortable;
  const moved = CSS.Translate.toString(transform);

  useLayoutEffect(
    () =>
      motions.set(id, {
        setRow: setNodeRef,
        setHandle: setActivatorNodeRef,
        handleProps: { ...attributes, ...listeners },
        begin: (press) =>
          listeners?.[press.type === 'keydown' ? 'onKeyDown' : 'onPointerDown']?.(press),
        style: { transform: moved, transition },
        isDragging,
      }),
    [
      motions,
      id,
      setNodeRef,
      setActivatorNodeRef,
      attributes,
      listeners,
      moved,
      transition,
      isDragging,
    ],
  );
  useLayoutEffect(() => () => motions.set(id, undefined), [motions, id]);
  return null;
}
