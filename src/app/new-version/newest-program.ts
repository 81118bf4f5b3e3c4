import * as v from 'valibot';

/** `version.json`, written by `tools/prerender/vite-plugin.ts`. */
const Version = v.object({ program: v.string() });

/** Returns the URL of the deployed entry script, or null when it is unknown. Never throws. */
export async function newestProgram(): Promise<string | null> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' });
    return v.parse(Version, await response.json()).program;
  } catch {
    // Offline, or a development server, which has no `version.json`.
    return null;
  }
}
