import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FocusEvent } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Calls `advance` every `interval` ms. Pauses while pointer or focus is on the element, and with
 * reduced motion until play is pressed. Spread `holdProps` on the element; `toggle` is for its pause
 * button.
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
    // Play was pressed with the pointer on the element: from now on the pointer pauses it again.
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
