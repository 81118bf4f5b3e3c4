import { useEffect, useState } from 'react';
import { newestProgram } from './newest-program.ts';

/** The server is asked at most this often. */
const EVERY = 5 * 60_000;

/**
 * The address of a newer program than the one that runs, or null. Asks when somebody comes back to the
 * tab, which may stand open for days.
 */
export function useNewVersion(): string | null {
  const [newer, setNewer] = useState<string | null>(null);

  useEffect(() => {
    // What was just loaded is new.
    let askedAt = performance.timeOrigin;
    const look = async () => {
      const now = Date.now();
      if (document.visibilityState === 'hidden' || now - askedAt < EVERY) return;
      askedAt = now;
      const newest = await newestProgram();
      if (newest !== null && newest !== document.documentElement.dataset.build) setNewer(newest);
    };
    const lookAgain = () => void look();
    document.addEventListener('visibilitychange', lookAgain);
    window.addEventListener('focus', lookAgain);
    return () => {
      document.removeEventListener('visibilitychange', lookAgain);
      window.removeEventListener('focus', lookAgain);
    };
  }, []);

  return newer;
}
