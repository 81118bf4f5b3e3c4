import { join } from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import { runnerImport } from 'vite';
import { checkEnv } from '#src/check-env.ts';
import type { ApiError } from '#src/lib/errors/api-error.ts';
import { type HttpMock, startHttpMock } from '#src/mocks/http.ts';
import type * as App from './app.ts';
import type { Configuration } from './configurations.ts';

/** What went over the wire, in the order of the answers. */
type Exchange = {
  /** `GET /prod-api/system/user/7`. */
  call: string;
  sent: string;
  answered: string;
};

/** The app's modules, configured for one dialect. */
export type Talk = {
  dialect: Configuration['dialect'];
  app: typeof App;
  exchanges: Exchange[];
  server: HttpMock;
  queries: QueryClient;
  session: { token: string | null; ended: ApiError[] };
  close: () => Promise<void>;
};

/** Starts the mock in a dialect and loads the app configured for it. */
export async function startDialect({ dialect, variables }: Configuration): Promise<Talk> {
  checkEnv(variables);
  const server = await startHttpMock({ port: 0, ...(dialect === 'plain' ? {} : { dialect }) });
  // The mock has English and downloads, whichever way it speaks.
  const always = {
    VITE_API_HOST: server.url,
    APP_VERSION: '0',
    HAS_ENGLISH: 'yes',
    HAS_DOWNLOADS: 'yes',
  };
  const defined = Object.entries({ ...variables, ...always });
  const { module: app } = await runnerImport<Talk['app']>(join(import.meta.dirname, 'app.ts'), {
    configFile: false,
    envDir: false,
    logLevel: 'error',
    define: Object.fromEntries(
      defined.map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
  });
  const exchanges: Exchange[] = [];
  // Not a spy, which would end with the first test.
  const real = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    const request = new Request(...call);
    const sent = await request.clone().text();
    const answer = await real(request);
    const { pathname } = new URL(request.url);
    const answered = await answer.clone().text();
    exchanges.push({ call: `${request.method} ${pathname}`, sent, answered });
    return answer;
  };
  const close = () => {
    globalThis.fetch = real;
    return server.close();
  };
  const session: Talk['session'] = { token: null, ended: [] };
  app.connectClient({
    accessToken: () => session.token,
    onUnauthorized: (error) => session.ended.push(error),
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  return { dialect, app, exchanges, server, queries, session, close };
}
