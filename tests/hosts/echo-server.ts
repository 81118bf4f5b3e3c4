import { createServer } from 'node:http';
import { listen } from '#tools/preview/listen.ts';

/** Starts an API server that answers every request with what it has received. */
export function startEchoServer() {
  const server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => {
      const { method, url, headers } = request;
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ method, url, headers, bytes, filler: 'echo '.repeat(1000) }));
    });
  });
  return listen(server);
}
