import { useEffect, useState } from 'react';
import * as v from 'valibot';

/** `version.json`, written by `tools/prerender/vite-plugin.ts`. */
const Version = v.object({ program: v.string() });

/** Returns the URL of the deployed entry script, or null when it is unknown. Never throws. */
async function newestProgram(): Promise<string | null> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' });
    return v.parse(Version, await response.json()).program;
  } catch {
    // Offline, or a development server, which has no `version.json`.
    return null;
  }
}

/** Minimum time between two requests, in milliseconds. */
const EVERY = 5 * 60_000;

/**
 * Returns the URL of a newer entry script than the running one, or null. Checks when the user returns to
 * the tab, which may be open for days.
 */
export function useNewVersion(): string | null {
  const [newer, setNewer] = useState<string | null>(null);

  useEffect(() => {
    // The page load counts as the first check.
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
