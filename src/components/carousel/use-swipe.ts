import { type PointerEvent, useRef } from 'react';

/** In px; a shorter movement is a tap. */
const SHORTEST = 40;

/**
 * Detects horizontal swipes of a finger or pen. Spread the result on the element, which needs
 * `touch-action: pan-y` so that the page still scrolls vertically.
 */
export function useSwipe(onSwipe: (toLeft: boolean) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX, isPrimary }: PointerEvent) => {
      start.current = pointerType !== 'mouse' && isPrimary ? clientX : undefined;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const distance = start.current === undefined ? 0 : clientX - start.current;
      start.current = undefined;
      if (Math.abs(distance) >= SHORTEST) onSwipe(distance < 0);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
