import { setupServer } from 'msw/node';
import type { SetupServer } from 'msw/node';
import { createDatabase } from './database.ts';
import type { Database, DatabaseOptions } from './database.ts';
import { createHandlers } from './handlers/all.ts';
import { createPictureFiles } from './picture-files.ts';
import { issueToken } from './tokens.ts';

export type MockServer = {
  server: SetupServer;
  db: Database;
  /** Starts answering. A call that the mock does not know is an error, not a passage to the network. */
  listen: () => void;
  close: () => void;
  /** Between tests: the seed's data again, no faults, no handlers of one test's own. */
  reset: () => Promise<void>;
  /** A bearer token as signing in gives it. @throws Error for an unknown user. */
  signIn: (username?: string) => string;
};

/** The mock inside the process that runs the tests. */
export function createMockServer(options: Omit<DatabaseOptions, 'pictures'> = {}): MockServer {
  const db = createDatabase({ ...options, pictures: createPictureFiles() });
  const server = setupServer(...createHandlers(db));
  return {
    server,
    db,
    listen: () => server.listen({ onUnhandledFrame: 'error' }),
    close: () => server.close(),
    reset: async () => {
      server.resetHandlers();
      await db.reset();
    },
    signIn: (username = 'admin') => {
      const user = db.users.all().find((row) => row.username === username);
      if (!user) throw new Error(`No user ${username}`);
      return issueToken(db, user);
    },
  };
}
