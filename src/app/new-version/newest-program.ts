import * as v from 'valibot';

/** What the build says of itself in `version.json` (`tools/prerender/vite-plugin.ts`). */
const Version = v.object({ program: v.string() });

/** The address of the program that a page loaded now would run; null where nobody says. Never throws. */
export async function newestProgram(): Promise<string | null> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' });
    return v.parse(Version, await response.json()).program;
  } catch {
    // Offline, or a development server, which has none: the next look may tell.
    return null;
  }
}
