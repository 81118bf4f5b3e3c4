import { deleteDB, openDB } from 'idb';
import * as v from 'valibot';
import { isRecord } from '#src/lib/records/is-record.ts';
import { pause } from '#src/lib/time/pause.ts';
import { Copy, type CopyKind, deletedId, versionId } from './copy.ts';

/** The databases of earlier builds with the kind of their rows. Each has one store with the name of the database. */
const OLD: [name: string, kind: CopyKind][] = [
  ['drafts', 'draft'],
  ['versions', 'version'],
  ['deleted', 'deleted'],
];

/** In ms: the longest wait for a tab with an earlier build to close a database. */
const PATIENCE = 1000;

/**
 * Moves the copies of earlier builds into the one database. Never rejects: copies that cannot be moved stay, and the
 * next page tries again. A tab with an earlier build may create such a database again while it is open.
 */
export async function moveOldDatabases(write: (copies: Copy[]) => Promise<void>): Promise<void> {
  const move = async () => {
    // Missing before Firefox 126.
    const found = 'databases' in indexedDB ? await indexedDB.databases().catch(() => null) : null;
    for (const [name, kind] of OLD) {
      if (found && !found.some((one) => one.name === name)) continue;
      await moveDatabase(name, kind, write).catch(() => {});
    }
  };
  await Promise.race([move().catch(() => {}), pause(PATIENCE)]);
}

async function moveDatabase(
  name: string,
  kind: CopyKind,
  write: (copies: Copy[]) => Promise<void>,
): Promise<void> {
  // A newer version: until the database is deleted, a tab with an earlier build cannot write into it.
  const database = await openDB(name, 2, {
    upgrade: (_created, version, _next, transaction) => {
      if (version > 0) return;
      // The database does not exist, so the upgrade that would create it is aborted.
      transaction.done.catch(() => {});
      transaction.abort();
    },
  });
  try {
    const stores = [...database.objectStoreNames];
    const rows: unknown[] = stores.includes(name) ? await database.getAll(name) : [];
    await write(rows.flatMap((row) => copyOf(kind, row)));
  } finally {
    database.close();
  }
  await deleteDB(name);
}

function copyOf(kind: CopyKind, row: unknown): Copy[] {
  const parsed = v.safeParse(Copy, isRecord(row) ? { id: '', ...row, kind } : row);
  if (!parsed.success) return [];
  const copy = parsed.output;
  if (copy.kind === 'version') return [{ ...copy, id: versionId(copy, copy.at, copy.isReplaced) }];
  return [copy.kind === 'deleted' ? { ...copy, id: deletedId(copy) } : copy];
}
