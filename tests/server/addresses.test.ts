import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createServer } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { startHttpMock } from '#src/mocks/http.ts';
import { mockDialect } from '#tools/mock-api/vite-plugin.ts';
import { serveApp } from '#tools/preview/serve-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'addresses-'));
writeFileSync(join(folder, 'app.html'), 'the program');
afterAll(() => rmSync(folder, { recursive: true }));

const SERVERS = [
  ['npm run api', () => startHttpMock({ port: 0 })],
  ['npm run api in another dialect', () => startHttpMock({ port: 0, dialect: 'ruoyi' })],
  [
    'npm run preview',
    async () => {
      const api = await startHttpMock({ port: 0 });
      const app = await serveApp({ folder, api: api.url });
      return { url: app.url, close: () => Promise.all([app.close(), api.close()]) };
    },
  ],
  [
    'npm start',
    async () => {
      const vite = await createServer({
        root: folder,
        configFile: false,
        logLevel: 'silent',
        plugins: [mockDialect()],
        server: { port: 0, host: '127.0.0.1', ws: false, watch: null },
      });
      await vite.listen();
      const [url = ''] = vite.resolvedUrls?.local ?? [];
      return { url, close: () => vite.close() };
    },
  ],
] as const;

/** The status of an answer to an address that `fetch` would not send. */
async function statusOf(url: string, address: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${address} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  return Number((await text(socket)).split(' ')[1]);
}

it.each(SERVERS)('%s answers an address that is none, and goes on', async (name, start) => {
  const { url, close } = await start();
  try {
    const wrong: string[] = [];
    for (const address of ['/%', '//', '/a/%E4%B8', '///', '//%', '/%?%', '/api/%', '/api//%']) {
      const status = await statusOf(url, address);
      // Vite answers some of them with the page for all others.
      const isRight = name === 'npm start' ? status < 500 : status === 400;
      if (!isRight) wrong.push(`${address} ${status}`);
    }
    expect(wrong).toEqual([]);
    expect(await statusOf(url, '/')).toBeLessThan(500);
  } finally {
    await close();
  }
});
