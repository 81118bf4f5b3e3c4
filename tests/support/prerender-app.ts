import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { cleanEnv } from '#tools/preview/build-app.ts';

const run = promisify(execFile);

type PrerenderOptions = {
  /** A production build's; its public pages are written into it. */
  folder: string;
  /** Origin of the server that answers calls. */
  api: string;
  /** Origin under which visitors open the site. */
  origin: string;
  /** Variables of the app that are set. */
  variables?: Record<string, string>;
};

/** What `npm run prerender` does. In a process of its own, because React is another one in production. */
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
