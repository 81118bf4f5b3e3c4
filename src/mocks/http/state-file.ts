import { existsSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { Database } from '../database.ts';
import { createSaver } from '../saver.ts';

const State = v.object({
  collections: v.record(v.string(), v.unknown()),
  endedTokens: v.array(v.string()),
});

/**
 * Persists a database in a file.
 * @throws Error where the file has other content.
 */
export function persistInFile(db: Database, path: string): void {
  if (existsSync(path)) {
    try {
      db.load(v.parse(State, JSON.parse(readFileSync(path, 'utf8'))));
    } catch (cause) {
      throw new Error(`${path} holds no state of this mock. Delete it to start afresh.`, { cause });
    }
  }
  db.persistWith(
    createSaver(async () => {
      await writeFile(`${path}.new`, JSON.stringify(db.dump()));
      await rename(`${path}.new`, path);
    }),
  );
}
