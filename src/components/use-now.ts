import { startTransition, useEffect, useState } from 'react';
import { clockSetting, currentTime, isTimePinned, onClockSet } from '#src/lib/time/clock.ts';

type Drawn = { at: number; setting: object };

const draw = (): Drawn => ({ at: currentTime(), setting: clockSetting() });

/**
 * The server's time of the component's first render, in epoch milliseconds. It renders again when the
 * clock is corrected, and after hydration, as the prerendered file may be hours old.
 */
export function useNow(): number {
  const [drawn, setDrawn] = useState(draw);
  const [isHydrated] = useState(isTimePinned);
  useEffect(() => {
    const follow = () => setDrawn(drawnAgain);
    // After hydration the update is not urgent; a correction must not come later than the answer that caused it.
    const followClock = isHydrated ? () => startTransition(follow) : follow;
    // The clock may have been corrected since the render.
    followClock();
    return onClockSet(followClock);
  }, [isHydrated]);
  return drawn.at;
}

function drawnAgain(last: Drawn): Drawn {
  const now = draw();
  return now.setting === last.setting || now.at === last.at ? last : now;
}
