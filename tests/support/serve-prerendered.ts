import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { startHttpMock } from '#src/mocks/http.ts';
import { cleanEnv } from '#tools/preview/build-app.ts';
import { serveApp } from '#tools/preview/serve-app.ts';

const run = promisify(execFile);

type PrerenderedOptions = {
  /** The folder of a production build, which is copied. */
  appFolder: string;
  /** Origin under which visitors open the site. */
  origin: string;
};

/** Serves a production build after `npm run prerender`, with an API server of its own. */
export async function servePrerendered({ appFolder, origin }: PrerenderedOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'prerender-'));
  cpSync(appFolder, folder, { recursive: true });
  const api = await startHttpMock({ port: 0 });
  // In a process of its own, because React is another one in production.
  await run(
    process.execPath,
    ['tools/prerender/main.ts', api.url, '--site', origin, '--dist', folder],
    { env: cleanEnv() },
  );
  const { url, close } = await serveApp({ folder, api: api.url });
  const stop = async () => {
    await close();
    await api.close();
    rmSync(folder, { recursive: true });
  };
  return { url, db: api.db, stop };
}
