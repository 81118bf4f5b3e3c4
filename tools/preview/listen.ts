import type { Server } from 'node:http';

export type Listening = { url: string; close: () => Promise<void> };

/**
 * Starts a server on a loopback port (0: any free port) and returns its URL and a function that stops
 * it at once.
 */
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
