import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { cleanEnv } from '#tools/preview/build-app.ts';

const run = promisify(execFile);

type PrerenderOptions = {
  /** The folder of a production build; its public pages are written into it. */
  folder: string;
  /** Origin of the API server. */
  api: string;
  /** Public origin of the site. */
  origin: string;
  /** The app's variables to set. */
  variables?: Record<string, string>;
};

/** Runs the prerendering in a process of its own, because it needs React's production build. */
export async function prerenderApp(options: PrerenderOptions): Promise<void> {
  const { folder, api, origin, variables } = options;
  await run(
    process.execPath,
    ['tools/prerender/main.ts', api, '--site', origin, '--dist', folder],
    {
      env: { ...cleanEnv(), ...variables },
    },
  );
}
