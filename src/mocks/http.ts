import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { createDatabase, type Database, type DatabaseOptions } from './database.ts';
import { createHandlers, unknownCall } from './handlers/all.ts';
import { corsHeaders, preflight } from './http/cors.ts';
import { type DialectName, DIALECTS } from './http/dialects/all.ts';
import { translated } from './http/dialects/translate.ts';
import { createFolderFiles } from './http/folder-files.ts';
import { addressOf, send, toRequest } from './http/messages.ts';
import { sessionCookie, withCookieSession } from './http/session-cookie.ts';
import { persistInFile } from './http/state-file.ts';
import { createPictureFiles } from './picture-files.ts';

export type HttpMockOptions = Omit<DatabaseOptions, 'pictures' | 'files'> & {
  /** 0 for any free port; default 3001. */
  port?: number;
  /** Folder for uploads; default in memory. */
  uploads?: string;
  /** File that stores the state over restarts. */
  state?: string;
  /** Another server's dialect; default the mock's own. */
  dialect?: DialectName;
};

export type HttpMock = {
  /** Origin: `http://127.0.0.1:3001`. */
  url: string;
  /** Origin and prefix of its calls: `http://127.0.0.1:3001/api`. */
  address: string;
  db: Database;
  close: () => Promise<void>;
};

const PORT = 3001;

/**
 * Starts the mock as a server on loopback.
 * @throws Error where the port is taken or the state file is invalid.
 */
export async function startHttpMock(options: HttpMockOptions = {}): Promise<HttpMock> {
  const { port = PORT, uploads, state, dialect, ...rest } = options;
  const db = createDatabase({
    ...rest,
    pictures: createPictureFiles(),
    ...(uploads === undefined ? {} : { files: createFolderFiles(uploads) }),
  });
  if (state !== undefined) persistInFile(db, state);
  const handlers = [...createHandlers(db), unknownCall];

  const plain = async (request: Request) =>
    (await getResponse(handlers, request)) ?? new Response(null, { status: 404 });
  const make = dialect === undefined ? plain : translated(DIALECTS[dialect], plain);

  const answer = async (message: IncomingMessage, response: ServerResponse) => {
    const address = addressOf(message);
    if (address === null) return send(new Response('Bad request', { status: 400 }), response);
    const received = await toRequest(message, address);
    if (received.method === 'OPTIONS') return send(preflight(received), response);
    const request = withCookieSession(received);
    const made = await make(request);
    const cookie = await sessionCookie(request, made);
    const extra = corsHeaders(received);
    if (cookie !== null) extra.push(['Set-Cookie', cookie]);
    return send(withHeaders(made, extra), response);
  };
  const server = createServer((message, response) => {
    answer(message, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const used = typeof address === 'object' && address ? address.port : port;
  const url = `http://127.0.0.1:${used}`;
  return {
    url,
    address: url + (dialect === undefined ? '/api' : DIALECTS[dialect].prefix),
    db,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      await db.persisted();
    },
  };
}

function withHeaders(answer: Response, extra: [string, string][]): Response {
  if (answer.type === 'error') return answer;
  for (const [name, value] of extra) answer.headers.append(name, value);
  return answer;
}
