import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CLOSED_FOR } from '#src/lib/local-copies/database.ts';

// Storage that neither works nor fails, as Safari's at times.

const PLACE = { user: 'admin', type: 'news', record: 'new' };
const TYPED = { values: { title: 'after' }, base: { title: 'before' } };
/** In ms: longer than storage is waited for. */
const LONG = 3000;

/** The kit and the session of a page that was just loaded. */
async function openPage() {
  vi.resetModules();
  const { createAutosave } = await import('#src/admin/drafts/autosave.ts');
  const { localCopies } = await import('#src/lib/local-copies/local-copies.ts');
  const versions = await import('#src/admin/drafts/save-versions.ts');
  const { copiesApi } = await import('#src/admin/drafts/copies-api.ts');
  const { session } = await import('#src/session/session-store.ts');
  const { buildLocalToken } = await import('#src/session/token.ts');
  session.start({ token: buildLocalToken({ username: 'admin' }), bearer: null });
  const readDrafts = () => localCopies.ofRecord('draft', PLACE);
  const autosave = createAutosave(PLACE);
  return { autosave, localCopies, readDrafts, versions, copiesApi, session };
}

/** From now on databases are not opened. */
function silenceOpening() {
  const open = indexedDB.open.bind(indexedDB);
  return vi
    .spyOn(indexedDB, 'open')
    .mockImplementation(() => Object.assign(open('other'), { addEventListener: () => {} }));
}

/** From now on transactions do not complete. */
function silenceTransactions() {
  const begin = Reflect.get(IDBDatabase.prototype, 'transaction');
  return vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function silent(
    this: IDBDatabase,
    ...args
  ) {
    return Object.assign(Reflect.apply(begin, this, args), { addEventListener: () => {} });
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['is not opened', silenceOpening],
  ['does not complete anything', silenceTransactions],
])('B8: a form whose storage %s says so, and keeps its draft once it does', async (_, silence) => {
  const { autosave, readDrafts } = await openPage();
  const silent = silence();
  autosave.schedule(() => TYPED);
  const flushed = autosave.flush();
  await vi.advanceTimersByTimeAsync(LONG);
  await flushed;
  expect(autosave.isWorking()).toBe(false);
  // Waited for once: the next attempt knows at once.
  await autosave.loadDrafts({ title: 'before' });

  silent.mockRestore();
  await vi.advanceTimersByTimeAsync(CLOSED_FOR);
  await vi.waitFor(() => expect(autosave.isWorking()).toBe(true));
  expect(await readDrafts()).toMatchObject([TYPED]);
});

it('B8: earlier drafts are offered once storage answers', async () => {
  const { autosave, localCopies } = await openPage();
  await localCopies.write({ kind: 'draft', ...PLACE, ...TYPED, id: 'earlier', at: Date.now() });
  const silent = silenceTransactions();
  const loaded = autosave.loadDrafts({ title: 'before' });
  await vi.advanceTimersByTimeAsync(LONG);
  await loaded;
  expect(autosave.getState()).toMatchObject({ earlierDrafts: [], isFailing: true });

  silent.mockRestore();
  await vi.advanceTimersByTimeAsync(CLOSED_FOR);
  await vi.waitFor(() =>
    expect(autosave.getState()).toMatchObject({
      earlierDrafts: [{ id: 'earlier' }],
      isFailing: false,
    }),
  );
});

it('B8: the draft of what was saved is removed once storage answers, and not written again', async () => {
  const { autosave, readDrafts } = await openPage();
  autosave.schedule(() => TYPED);
  await autosave.flush();
  expect(await readDrafts()).toHaveLength(1);
  const silent = silenceTransactions();
  autosave.schedule(() => ({ ...TYPED, values: { title: 'later' } }));
  const flushed = autosave.flush();
  const discarded = autosave.discard();
  await vi.advanceTimersByTimeAsync(LONG);
  await Promise.all([flushed, discarded]);

  silent.mockRestore();
  await vi.advanceTimersByTimeAsync(CLOSED_FOR);
  await vi.waitFor(async () => expect(await readDrafts()).toEqual([]));
  await vi.advanceTimersByTimeAsync(2 * CLOSED_FOR);
  expect(await readDrafts()).toEqual([]);
});

it('B8: nothing is written any more once the person has signed out', async () => {
  const { autosave, readDrafts, session } = await openPage();
  const silent = silenceOpening();
  autosave.schedule(() => TYPED);
  const flushed = autosave.flush();
  await vi.advanceTimersByTimeAsync(LONG);
  await flushed;
  session.end('signed-out');
  silent.mockRestore();
  await vi.advanceTimersByTimeAsync(2 * CLOSED_FOR);
  expect(await readDrafts()).toEqual([]);
});

it('versions of a record that cannot be read are told from none', async () => {
  const { localCopies, versions } = await openPage();
  silenceOpening();
  const read = localCopies.ofRecord('version', PLACE).catch((error: unknown) => error);
  const added = versions.saveVersions(PLACE, [{ at: 1, isReplaced: false, values: {} }]);
  await vi.advanceTimersByTimeAsync(LONG);
  await added;
  expect(await read).toBeInstanceOf(Error);
  expect(versions.isLastVersionLost()).toBe(true);
});

it('a list of drafts waits for storage that is slow to open, and is not told of a fault', async () => {
  const { localCopies } = await openPage();
  await localCopies.write({ kind: 'draft', ...PLACE, ...TYPED, id: 'a', at: Date.now() });
  const page = await openPage();
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementationOnce((name, version) => {
    const request = open(name, version);
    const listen = request.addEventListener.bind(request);
    // Its events come later than a save may wait.
    const later = (type: string, listener: (event: Event) => void) =>
      listen(type, (event: Event) => void setTimeout(listener, LONG, event));
    return Object.assign(request, { addEventListener: later });
  });
  const read = new QueryClient().fetchQuery(page.copiesApi('draft').all('admin'));
  for (let passed = 0; passed < 2 * LONG; passed += 50) {
    await vi.advanceTimersByTimeAsync(50);
    await new Promise(setImmediate);
  }
  expect((await read).rows).toMatchObject([{ id: 'a' }]);
});
