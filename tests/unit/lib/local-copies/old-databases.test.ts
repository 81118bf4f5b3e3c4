import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Databases as earlier builds have made them.

const KEY = { user: 'admin', type: 'news', record: '1' };
const NAMES = ['drafts', 'versions', 'deleted'];

async function openOld() {
  const drafts = await openDB('drafts', 1, {
    upgrade: (database) => {
      const store = database.createObjectStore('drafts', { keyPath: 'id' });
      store.createIndex('place', ['user', 'type', 'record']);
      store.createIndex('at', 'at');
    },
    blocking: () => drafts.close(),
  });
  return drafts;
}

/** Leaves a draft, two versions and a deleted record in them. */
async function leaveOld() {
  const at = Date.now() - 1000;
  const drafts = await openOld();
  await drafts.put('drafts', { id: 'd', ...KEY, at, values: { title: '写到一半' }, base: {} });
  const versions = await openDB('versions', 1, {
    upgrade: (database) => void database.createObjectStore('versions', { autoIncrement: true }),
  });
  for (const isReplaced of [true, false]) {
    await versions.add('versions', { ...KEY, at, isReplaced, values: { isReplaced } });
  }
  versions.close();
  const deleted = await openDB('deleted', 1, {
    upgrade: (database) => void database.createObjectStore('deleted', { keyPath: 'id' }),
  });
  const row = { id: 'x', ...KEY, title: '删掉的', at, isSure: true, fields: { tags: ['节水'] } };
  await deleted.put('deleted', row);
  deleted.close();
  return drafts;
}

/** The store of a page that was just loaded. */
async function openPage() {
  vi.resetModules();
  return (await import('#src/lib/local-copies/local-copies.ts')).localCopies;
}

const oldOnes = async () =>
  (await indexedDB.databases()).flatMap(({ name = '' }) => (NAMES.includes(name) ? [name] : []));

beforeEach(() => deleteDB('local-copies'));
afterEach(async () => {
  vi.restoreAllMocks();
  for (const name of NAMES) await deleteDB(name);
});

it.each([
  ['', () => {}],
  [
    ', also in browsers that cannot list them',
    () => void vi.spyOn(indexedDB, 'databases').mockRejectedValue(new Error('Missing')),
  ],
])('what earlier builds have stored is moved into the one store, once%s', async (_case, strike) => {
  // A tab with an earlier build that is still open, and lets go of its database.
  await leaveOld();
  strike();
  const copies = await openPage();
  const drafts = await copies.ofRecord('draft', KEY);
  expect(drafts).toMatchObject([{ id: 'd', values: { title: '写到一半' } }]);
  const versions = await copies.ofRecord('version', KEY);
  expect(versions.map(({ isReplaced }) => isReplaced)).toEqual([false, true]);
  const deleted = await copies.ofPerson('deleted', 'admin');
  expect(deleted).toMatchObject([{ title: '删掉的', fields: { tags: ['节水'] } }]);
  vi.restoreAllMocks();
  await vi.waitFor(async () => expect(await oldOnes()).toEqual([]), 20_000);

  await copies.remove('draft', 'd');
  expect(await (await openPage()).ofRecord('draft', KEY)).toEqual([]);
});

it('what a tab with an earlier build writes afterwards is moved by the next page', async () => {
  (await leaveOld()).close();
  await (await openPage()).count('admin');
  await vi.waitFor(async () => expect(await oldOnes()).toEqual([]), 20_000);
  const drafts = await openOld();
  await drafts.put('drafts', {
    id: 'l',
    ...KEY,
    at: Date.now(),
    values: { title: '后来' },
    base: {},
  });
  const found = await (await openPage()).ofRecord('draft', KEY);
  expect(found.map(({ values }) => values.title)).toEqual(['后来', '写到一半']);
});

it('where the store is full, what earlier builds have stored stays, and is moved later', async () => {
  (await leaveOld()).close();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  expect(await (await openPage()).count('admin')).toMatchObject({ draft: 0 });
  expect(await oldOnes()).toEqual(expect.arrayContaining(NAMES));
  full.mockRestore();
  const counts = await (await openPage()).count('admin');
  expect(counts).toEqual({ draft: 1, waiting: 0, version: 2, deleted: 1 });
});

it('nothing is made where nothing was stored', async () => {
  vi.spyOn(indexedDB, 'databases').mockRejectedValue(new Error('Missing'));
  await (await openPage()).count('admin');
  vi.restoreAllMocks();
  expect(await oldOnes()).toEqual([]);
});
