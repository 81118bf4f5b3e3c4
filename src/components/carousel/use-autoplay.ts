import { type FocusEvent, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useIsStill } from '#src/components/use-is-still.ts';

/**
 * Calls `advance` every `interval` ms. Pauses while pointer or focus is on the element, and with
 * reduced motion until play is pressed. Spread `holdProps` on the element; `toggle` is for its pause
 * button.
 */
export function useAutoplay(interval: number, advance: () => void, isNeeded: boolean) {
  const [chosen, setChoice] = useState<'auto' | 'paused' | 'playing'>();
  const isStill = useIsStill();
  const choice = chosen ?? (isStill ? 'paused' : 'auto');
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const held = hasPointer || hasFocus;
  const running = isNeeded && (choice === 'playing' || (choice === 'auto' && !held));

  const tick = useEffectEvent(() => {
    // Drawn in short tasks, as nobody waits for it: in one it took 100 to 200 ms on a cheap phone.
    if (!document.hidden) startTransition(advance);
  });
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick(), interval);
    return () => clearInterval(timer);
  }, [running, interval]);

  // After play was pressed, the carousel pauses again the next time that pointer or focus enters it.
  const endPlaying = () => setChoice((current) => (current === 'playing' ? 'auto' : current));

  return {
    running,
    paused: choice === 'paused',
    toggle: () => setChoice(choice === 'paused' ? 'playing' : 'paused'),
    holdProps: {
      onPointerEnter: () => {
        setPointer(true);
        endPlaying();
      },
      onPointerLeave: () => setPointer(false),
      onFocus: () => {
        setFocus(true);
        endPlaying();
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocus(false);
      },
    },
  };
}
