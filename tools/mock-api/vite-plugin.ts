import process from 'node:process';
import type { Plugin } from 'vite';

/** The page's call, and the variable that tells the page which dialect the server was started with. */
const PATH = '/__mock-dialect';
const VARIABLE = 'VITE_MOCK_DIALECT';
const CHOSEN = 'VITE_API_DIALECT';

/**
 * Lets a page of `npm start` ask for another dialect: a dialect is chosen by a build's variable, so that the
 * server starts anew with it.
 */
export function mockDialect(): Plugin {
  return {
    name: 'mock-dialect',
    apply: 'serve',
    configureServer: (server) => {
      const restart = async (name: string) => {
        // Only here, because the dialects bring the mock and its packages.
        const { isDialect } = await import('#src/mocks/http/dialects/all.ts');
        for (const key of [VARIABLE, CHOSEN]) delete process.env[key];
        if (isDialect(name)) Object.assign(process.env, { [VARIABLE]: name, [CHOSEN]: name });
        setTimeout(() => void server.restart());
      };
      server.middlewares.use(PATH, (request, response, fail) => {
        // Other sites cannot send this header without being asked first.
        const name = request.headers['x-dialect'];
        if (typeof name !== 'string') return fail();
        restart(name).then(() => response.end(), fail);
        return undefined;
      });
    },
  };
}
