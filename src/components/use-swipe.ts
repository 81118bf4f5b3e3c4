import { useRef } from 'react';
import type { PointerEvent } from 'react';

/** Less than this is a tap that trembled. */
const SHORTEST = 40;

/**
 * Tells of a finger or pen that is drawn sideways, and which way. Spread what it returns on what is
 * swiped, which needs `touch-action: pan-y`: up and down stay the page's own.
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
