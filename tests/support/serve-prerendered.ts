import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHttpMock } from '#src/mocks/http.ts';
import { serveApp } from '#tools/preview/serve-app.ts';
import { prerenderApp } from './prerender-app.ts';

type PrerenderedOptions = {
  /** The folder of a production build; it is copied, not changed. */
  appFolder: string;
  /** Public origin of the site. */
  origin: string;
  /** Number of records of each type whose details pages are written. */
  limit?: number;
  /** The variables of the build. */
  variables?: Record<string, string>;
};

/** Serves a copy of a production build, prerendered, with an API server of its own. */
export async function servePrerendered({ appFolder, ...options }: PrerenderedOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'prerender-'));
  cpSync(appFolder, folder, { recursive: true });
  const api = await startHttpMock({ port: 0 });
  await prerenderApp({ folder, api: api.url, ...options });
  const { url, close } = await serveApp({ folder, api: api.url });
  const stop = async () => {
    await close();
    await api.close();
    rmSync(folder, { recursive: true });
  };
  return { folder, url, db: api.db, stop };
}
