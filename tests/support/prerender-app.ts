import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { BUILD_VARIABLES } from './build-variables.ts';
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
  /** Number of records of each type whose details pages are written. */
  limit?: number;
};

/**
 * Runs the prerendering in a process of its own, because it needs React's production build.
 * @returns what it prints
 * @throws Error with its warnings
 */
export function prerenderApp(options: PrerenderOptions): Promise<string> {
  const { limit = 0 } = options;
  return runTool('tools/prerender/main.ts', options, ['--limit', String(limit)]);
}

/**
 * Writes sitemap, feeds and `llms.txt` as `npm run sitemap` does.
 * @returns what it prints
 * @throws Error with its warnings
 */
export function writeMachineFiles(options: PrerenderOptions): Promise<string> {
  return runTool('tools/sitemap/main.ts', options);
}

async function runTool(
  file: string,
  { folder, api, origin, variables }: PrerenderOptions,
  args: string[] = [],
): Promise<string> {
  const { stdout, stderr } = await run(
    process.execPath,
    [file, api, '--site', origin, '--dist', folder, ...args],
    {
      env: { ...cleanEnv(), ...BUILD_VARIABLES, ...variables },
    },
  );
  if (stderr !== '') throw new Error(stderr);
  return stdout;
}
