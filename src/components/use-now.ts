import { startTransition, useEffect, useState } from 'react';
import { currentTime, isTimePinned } from '#src/lib/clock.ts';

/**
 * The time of the component's first render, in epoch milliseconds. After hydration it renders once more
 * with the real time, as the prerendered file may be hours old.
 */
export function useNow(): number {
  const [drawn, setDrawn] = useState(() => ({ at: currentTime(), isPinned: isTimePinned() }));
  useEffect(() => {
    if (!drawn.isPinned) return;
    startTransition(() => setDrawn({ at: Date.now(), isPinned: false }));
  }, [drawn]);
  return drawn.at;
}
