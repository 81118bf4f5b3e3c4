import { getResponse, http, type HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { env } from '#src/env.ts';
import { createDatabase, type DatabaseState } from './database.ts';
import { createHandlers, unknownCall } from './handlers/all.ts';
import { DIALECTS, isDialect } from './http/dialects/all.ts';
import { translated } from './http/dialects/translate.ts';
import { obey } from './panel/commands.ts';
import { showPanel } from './panel/show-panel.tsx';
import { type PictureStore, pictureType } from './picture-store.ts';
import { createSaver } from './saver.ts';
import { type DBSchema, openDB } from 'idb';
import { pause } from '#src/lib/time/pause.ts';
import { createMemoryFiles, type FileStore, type StoredFile } from './files.ts';

/** The dialect that the development server was started with (`tools/mock-api/vite-plugin.ts`). */
const DIALECT: string = import.meta.env.VITE_MOCK_DIALECT ?? 'plain';

/**
 * Answers `/api` with a service worker. Edits survive a reload. The panel at the page's edge and `?mock=` in the
 * address change what it does; docs/CONTRIBUTING.md lists the commands. `window.mock.db` in the console is what the
 * tests have: `mock.db.faults.set('GET /links/get', '503')`.
 */
export async function startMock(): Promise<void> {
  const storage = await openBrowserStorage();
  const db = createDatabase({
    pictures: viteImages(),
    files: storage.files,
    siteName: env.siteName,
  });
  const otherTabs = new BroadcastChannel('mock-api');
  const restore = async () => {
    const state = await storage.read();
    if (state) db.load(state);
  };
  db.persistWith(
    createSaver(async () => {
      await storage.write(db.dump());
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
      otherTabs.postMessage('changed');
    }),
  );
  // State stored by an older version may not fit the schemas.
  await restore().catch(() => db.reset());
  otherTabs.addEventListener('message', () => void restore());

  const ask = async (command: string) => {
    const consequence = await obey(db, command);
    if (typeof consequence === 'object') await restartIn(consequence.dialect);
    return consequence === 'reload';
  };
  for (const command of consumeCommands()) {
    await ask(command).catch((error: unknown) => console.warn(error));
  }

  const handlers = [...createHandlers(db), unknownCall];
  await setupWorker(...inDialect(handlers), ...handlers).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
  });
  showPanel(db.faults.latency(), DIALECT, async (command) => {
    if (await ask(command)) location.reload();
  });
  Object.assign(window, { mock: { db } });
}

/** Reads the commands of `?mock=` and removes them from the URL, so that the next reload keeps the data. */
function consumeCommands(): string[] {
  const url = new URL(location.href);
  const commands = url.searchParams.get('mock')?.split(',') ?? [];
  url.searchParams.delete('mock');
  if (commands.length > 0) history.replaceState(history.state, '', url);
  return commands;
}

/** Restarts the development server in another dialect; Vite reloads the page when the server is back. */
async function restartIn(dialect: string): Promise<void> {
  if (dialect === DIALECT) return;
  const { ok, status } = await fetch('/__mock-dialect', { headers: { 'x-dialect': dialect } });
  if (!ok) throw new Error(`The server answered ${status}`);
  // Never resolves: the page would otherwise call a server that is restarting.
  await new Promise(() => {});
}

/** Speaks the dialect that the app was configured for. */
function inDialect(handlers: HttpHandler[]): HttpHandler[] {
  if (!isDialect(DIALECT)) return [];
  const dialect = DIALECTS[DIALECT];
  const answer = translated(
    dialect,
    async (request) =>
      (await getResponse(handlers, request)) ?? new Response(null, { status: 404 }),
  );
  return [http.all(`*${dialect.prefix}/*`, ({ request }) => answer(request))];
}

/** The sample pictures by the URLs that Vite gives them. */
function viteImages(): PictureStore {
  const images = import.meta.glob<string>('./pictures/*', { query: '?url', import: 'default' });
  return {
    names: () => Object.keys(images).map((path) => path.replace('./pictures/', '')),
    read: async (fileName) => {
      const address = await images[`./pictures/${fileName}`]?.();
      if (address === undefined) return null;
      const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
      return { bytes, type: pictureType(fileName) };
    },
  };
}

type Schema = DBSchema & {
  state: { key: 'state'; value: DatabaseState };
  files: { key: string; value: StoredFile };
};

/** In ms. */
const PATIENCE = 2000;

/** IndexedDB storage of edits and uploads; in memory where IndexedDB fails or does not answer. */
async function openBrowserStorage() {
  const storage = await Promise.race([open(), pause(PATIENCE)]).catch(() => null);
  if (!storage) {
    return { files: createMemoryFiles(), read: async () => undefined, write: async () => {} };
  }
  const files: FileStore = {
    put: async (name, file) => void (await storage.put('files', file, name)),
    get: async (name) => (await storage.get('files', name)) ?? null,
    clear: () => storage.clear('files'),
  };
  return {
    files,
    read: () => storage.get('state', 'state'),
    write: async (state: DatabaseState) => void (await storage.put('state', state, 'state')),
  };
}

async function open() {
  return openDB<Schema>('mock-api', 1, {
    upgrade: (database) => {
      database.createObjectStore('state');
      database.createObjectStore('files');
    },
  });
}
