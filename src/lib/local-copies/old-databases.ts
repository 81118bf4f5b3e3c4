import { deleteDB, openDB } from 'idb';
import * as v from 'valibot';
import { isRecord } from '#src/lib/records/is-record.ts';
import { pause } from '#src/lib/time/pause.ts';
import { Copy, deletedId, versionId } from './copy.ts';
import type { CopyKind } from './copy.ts';

/** The databases of earlier builds, each with one store of its name, by the kind of their rows. */
const OLD: [name: string, kind: CopyKind][] = [
  ['drafts', 'draft'],
  ['versions', 'version'],
  ['deleted', 'deleted'],
];

/** In ms: a tab with an earlier build that does not close a database is not waited for longer. */
const PATIENCE = 1000;

/**
 * Moves the copies of earlier builds into the one database. Does not reject: what could not be moved stays where it
 * is, and the next page tries again. While a tab with an earlier build is open it may make such a database anew.
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
      // There is none.
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
