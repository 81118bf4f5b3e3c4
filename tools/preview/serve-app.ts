import { createReadStream, existsSync, statSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { extname, join, normalize } from 'node:path';
import { cacheControl, type Origins, securityHeaders } from '../../deploy/headers.ts';
import { COMMON_FILE } from '../prerender/site.ts';
import { addressOf } from '#src/mocks/http/messages.ts';
import { listen } from './listen.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
};

type ServeAppOptions = {
  /** The folder of a production build. */
  folder: string;
  /** Origin of the API server that answers /api. */
  api: string;
  port?: number;
  /** Other origins that the build is configured to use. */
  elsewhere?: Origins;
};

/**
 * Serves a production build as a static host would: each route and record by its HTML file in the
 * reader's language, otherwise app.html; missing files are 404. /api is proxied to the API server, so that app
 * and API share an origin.
 */
export async function serveApp({ folder, api, port = 0, elsewhere }: ServeAppOptions) {
  const headers = securityHeaders(elsewhere);
  const server = createServer((request, response) => {
    const address = addressOf(request);
    if (address === null) {
      response.writeHead(400, { ...headers, 'Content-Type': 'text/plain' }).end('Bad request');
      return;
    }
    const { pathname, searchParams } = address;
    if (pathname === '/api' || pathname.startsWith('/api/')) pass(api, request, response);
    else
      sendFile(
        fileOf(folder, pathname, namesOf(request, searchParams.get('id'))),
        pathname,
        response,
        headers,
      );
  });
  return listen(server, port);
}

/** Whether the reader gets English, by the same order as in the app: address, cookie, browser languages. */
function readsEnglish({ url = '/', headers }: IncomingMessage): boolean {
  const { searchParams } = new URL(url, 'http://app');
  const [, cookie = ''] = /(?:^|; )i18next=([^;]*)/.exec(headers.cookie ?? '') ?? [];
  const browser = (headers['accept-language'] ?? '').split(',');
  const tags = [searchParams.get('lng') ?? '', cookie, ...browser].map((tag) => tag.trim());
  return /^en/i.test(tags.find((tag) => /^(zh|cn|en)\b/i.test(tag)) ?? '');
}

/** The possible files of a page, the best first: the file of the record in the reader's language. */
function namesOf(request: IncomingMessage, id: string | null): string[] {
  const ending = readsEnglish(request) ? '.en.html' : '.html';
  const record = id !== null && /^[\w-]+$/.test(id) ? [`${id}${ending}`] : [];
  return [...record, `index${ending}`, 'index.html'];
}

function sendFile(
  path: string | undefined,
  pathname: string,
  response: ServerResponse,
  headers: Record<string, string>,
): void {
  if (path === undefined) {
    response.writeHead(404, { ...headers, 'Content-Type': 'text/plain' }).end('Not found');
    return;
  }
  response.writeHead(200, {
    ...headers,
    'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
    'Cache-Control': cacheControl(pathname),
    ...(path.endsWith('.html') && { Vary: 'Accept-Language, Cookie' }),
  });
  createReadStream(path).pipe(response);
}

/** Returns the file for a path; undefined if there is none. */
function fileOf(folder: string, pathname: string, pageNames: string[]): string | undefined {
  const path = decodeURIComponent(pathname);
  const isPage = extname(path) === '';
  const names = isPage ? [...pageNames.map((name) => `${path}/${name}`), COMMON_FILE] : [path];
  return names
    .map((name) => join(folder, normalize(name)))
    .find((path) => path.startsWith(folder) && existsSync(path) && statSync(path).isFile());
}

function pass(api: string, request: IncomingMessage, response: ServerResponse): void {
  const onward = httpRequest(
    new URL(request.url ?? '/', api),
    { method: request.method, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  // If the API closes the connection, so does this server.
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
