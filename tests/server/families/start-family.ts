import { createServer } from 'node:http';
import { join } from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import { runnerImport } from 'vite';
import type { Dialect } from '#src/api/dialects/dialect-schema.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import type * as App from './app.ts';

export type Asked = {
  /** The groups of the path. */
  path: string[];
  query: URLSearchParams;
  body: Record<string, unknown>;
  /** The header of the token. */
  token: string;
};
type Answer = { status?: number; body: unknown };

/** What a server answers to the calls that it has: `['PUT', /^\/users\/(\d+)$/, …]`. */
export type Routes = [method: string, path: RegExp, answer: (asked: Asked) => Answer][];

export type Family = {
  dialect: Dialect;
  /** The header of the token. */
  header: string;
  routes: Routes;
};

export type FamilyTalk = {
  app: typeof App;
  url: string;
  queries: QueryClient;
  /** The calls that the server got, with their bodies. */
  calls: { call: string; body: Record<string, unknown> }[];
  session: { token: string | null; ended: number };
  close: () => void;
};

/** Starts a small server. */
export async function serveFamily({ dialect, header, routes }: Family) {
  const calls: FamilyTalk['calls'] = [];
  const server = createServer((message, response) => {
    const parts: Buffer[] = [];
    message.on('data', (part: Buffer) => parts.push(part));
    message.on('end', () => {
      const url = new URL(message.url ?? '', 'http://127.0.0.1');
      const { method = '' } = message;
      const text = Buffer.concat(parts).toString();
      const sent: unknown = text.startsWith('{') ? JSON.parse(text) : {};
      const body = isRecord(sent) ? sent : {};
      response.setHeader('Access-Control-Allow-Origin', message.headers.origin ?? '*');
      response.setHeader('Access-Control-Allow-Credentials', 'true');
      response.setHeader('Access-Control-Allow-Headers', 'Authorization, X-Access-Token');
      if (method === 'OPTIONS') return response.end();
      calls.push({ call: `${method} ${url.pathname}${url.search}`, body });
      const path = url.pathname.slice(dialect.prefix.length);
      const route = routes.find(([name, form]) => name === method && form.test(path));
      const groups = route?.[1].exec(path)?.slice(1) ?? [];
      const token = String(message.headers[header.toLowerCase()] ?? '');
      const answer = route?.[2]({ path: groups, query: url.searchParams, body, token });
      response.writeHead(answer?.status ?? (answer ? 200 : 404), {
        'Content-Type': 'application/json',
      });
      return response.end(JSON.stringify(answer?.body ?? { message: `Cannot ${method} ${path}` }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `http://127.0.0.1:${port}`, calls, close: () => server.close() };
}

/** Loads the app as it is built for a server with a dialect. */
export async function loadApp(url: string, dialect: Dialect): Promise<typeof App> {
  const variables = {
    VITE_API_HOST: url,
    // Any but ours; `use-dialect.ts` replaces it.
    VITE_API_DIALECT: 'spring',
    APP_VERSION: '0',
    HAS_ENGLISH: '',
    HAS_DOWNLOADS: '',
  };
  const { module } = await runnerImport<typeof App>(join(import.meta.dirname, 'app.ts'), {
    configFile: false,
    envDir: false,
    logLevel: 'error',
    define: {
      TEST_DIALECT: JSON.stringify(dialect),
      ...Object.fromEntries(
        Object.entries(variables).map(([name, value]) => [
          `import.meta.env.${name}`,
          JSON.stringify(value),
        ]),
      ),
    },
  });
  return module;
}

/** Starts a small server, and loads the app with its dialect. */
export async function startFamily(family: Family): Promise<FamilyTalk> {
  const { url, calls, close } = await serveFamily(family);
  const app = await loadApp(url, family.dialect);
  const session: FamilyTalk['session'] = { token: null, ended: 0 };
  app.connectClient({
    accessToken: () => session.token,
    onUnauthorized: () => {
      session.ended += 1;
    },
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  return { app, url, queries, calls, session, close };
}

/** A record without some of its fields. */
export function without(row: object, ...names: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}

/** A page of rows, and their number. */
export function pageIn<T>(rows: T[], query: URLSearchParams, name: string) {
  const size = Number(query.get('pageSize') ?? 10);
  const from = (Number(query.get(name) ?? 1) - 1) * size;
  return { rows: rows.slice(from, from + size), total: rows.length, isTooLarge: size > 100 };
}
