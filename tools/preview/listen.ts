import type { Server } from 'node:http';

/** A server that listens on loopback, and a way to stop it at once. */
export type Listening = { url: string; close: () => Promise<void> };

/** Lets a server listen on a port of loopback; 0 is any free one. */
export function listen(server: Server, port = 0): Promise<Listening> {
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const used = typeof address === 'object' && address ? address.port : port;
      resolve({ url: `http://127.0.0.1:${used}`, close });
    });
  });
}
