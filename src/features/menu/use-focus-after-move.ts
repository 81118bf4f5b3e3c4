import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Id } from '#src/api/fields.ts';

/** The item moved last: on its new level it is another element, which takes the focus. */
const last: { id: Id | null } = { id: null };

/**
 * Keeps the focus with an item that changes its level, so that it can be moved on. Put `place` on
 * the element around its buttons, call `moved` when one of them is pressed.
 */
export function useFocusAfterMove(id: Id): {
  place: RefObject<HTMLDivElement | null>;
  moved: () => void;
} {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (last.id !== id) return;
    last.id = null;
    const button = place.current?.querySelector<HTMLElement>('button:not(:disabled)');
    (button ?? place.current)?.focus();
  }, [id]);
  return {
    place,
    moved: () => {
      last.id = id;
    },
  };
}
