import { setupServer, type SetupServer } from 'msw/node';
import { createDatabase, type Database, type DatabaseOptions } from './database.ts';
import { createHandlers } from './handlers/all.ts';
import { createPictureFiles } from './picture-files.ts';
import { issueToken } from './tokens.ts';

export type MockServer = {
  server: SetupServer;
  db: Database;
  /** Starts answering; unknown calls are errors and do not reach the network. */
  listen: () => void;
  close: () => void;
  /** Between tests: restores the seed and removes faults and per-test handlers. */
  reset: () => Promise<void>;
  /**
   * Signs in and returns the bearer token.
   * @throws Error for an unknown user.
   */
  signIn: (username?: string) => string;
};

/** The mock inside the test process. */
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
