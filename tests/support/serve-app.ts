import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { cacheControl, securityHeaders } from '../../deploy/headers.ts';
import type { Origins } from '../../deploy/headers.ts';
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
  '.xml': 'application/xml; charset=utf-8',
};

type ServeAppOptions = {
  /** The folder of a production build. */
  folder: string;
  /** Origin of the API server that answers /api. */
  api: string;
  port?: number;
  /** What the build asks beside that, as it was configured. */
  elsewhere?: Origins;
};

/**
 * Serves a production build as a static host would: a page by its own HTML file, else by index.html,
 * missing files are 404. /api goes to the API server, so that app and API share an origin.
 */
export async function serveApp({ folder, api, port = 0, elsewhere }: ServeAppOptions) {
  const headers = securityHeaders(elsewhere);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://app');
    if (pathname === '/api' || pathname.startsWith('/api/')) pass(api, request, response);
    else sendFile(folder, decodeURIComponent(pathname), response, headers);
  });
  return listen(server, port);
}

function sendFile(
  folder: string,
  pathname: string,
  response: ServerResponse,
  headers: Record<string, string>,
): void {
  const path = fileOf(folder, pathname);
  if (path === undefined) {
    response.writeHead(404, { ...headers, 'Content-Type': 'text/plain' }).end('Not found');
    return;
  }
  response.writeHead(200, {
    ...headers,
    'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
    'Cache-Control': cacheControl(pathname),
  });
  createReadStream(path).pipe(response);
}

/** The file that answers for a path; undefined where there is none. */
function fileOf(folder: string, pathname: string): string | undefined {
  const isPage = extname(pathname) === '';
  const page = pathname === '/' ? '/home' : pathname;
  const names = isPage ? [`${page}/index.html`, 'index.html'] : [pathname];
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
  // A connection that the API drops is dropped here too.
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
