import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FocusEvent } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * What moves by itself: calls `advance` every `interval` ms while it runs. It waits while pointer
 * or focus is on it, and stands still where people asked for less motion until they press play.
 * Spread `holdProps` on what moves; `toggle` belongs to its pause button.
 */
export function useAutoplay(interval: number, advance: () => void, isNeeded: boolean) {
  const [chosen, setChoice] = useState<'auto' | 'paused' | 'playing'>();
  const isStill = useMediaQuery(REDUCED_MOTION);
  const choice = chosen ?? (isStill ? 'paused' : 'auto');
  const [held, setHeld] = useState(false);
  const running = isNeeded && (choice === 'playing' || (choice === 'auto' && !held));

  const tick = useEffectEvent(() => {
    if (!document.hidden) advance();
  });
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick(), interval);
    return () => clearInterval(timer);
  }, [running, interval]);

  const hold = () => setHeld(true);
  const release = () => {
    setHeld(false);
    // Play was pressed with the pointer on it: from the next visit on, it waits again.
    setChoice((current) => (current === 'playing' ? 'auto' : current));
  };

  return {
    running,
    paused: choice === 'paused',
    toggle: () => setChoice(choice === 'paused' ? 'playing' : 'paused'),
    holdProps: {
      onPointerEnter: hold,
      onPointerLeave: release,
      onFocus: hold,
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) release();
      },
    },
  };
}
