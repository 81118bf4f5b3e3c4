import process from 'node:process';
import type { Plugin } from 'vite';

/** The path of the page's request, and the variable with the dialect that the server was started with. */
const PATH = '/__mock-dialect';
const VARIABLE = 'VITE_MOCK_DIALECT';
const CHOSEN = 'VITE_API_DIALECT';

/**
 * Lets a page of `npm start` switch to another dialect. The dialect is a variable of the build, so the server restarts.
 */
export function mockDialect(): Plugin {
  return {
    name: 'mock-dialect',
    apply: 'serve',
    configureServer: (server) => {
      const restart = async (name: string) => {
        // Imported only here, because the dialects import the mock and its packages.
        const { isDialect } = await import('#src/mocks/http/dialects/all.ts');
        for (const key of [VARIABLE, CHOSEN]) delete process.env[key];
        if (isDialect(name)) Object.assign(process.env, { [VARIABLE]: name, [CHOSEN]: name });
        setTimeout(() => void server.restart());
      };
      server.middlewares.use(PATH, (request, response, fail) => {
        // Browsers do not let other sites send this header without a preflight request.
        const name = request.headers['x-dialect'];
        if (typeof name !== 'string') return fail();
        restart(name).then(() => response.end(), fail);
        return undefined;
      });
    },
  };
}
