import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The address that is asked for; null where it is none, such as `/%` or `//`. */
export function addressOf({ url = '/', headers }: IncomingMessage): URL | null {
  try {
    const address = new URL(url, `http://${headers.host ?? 'localhost'}`);
    decodeURIComponent(address.pathname);
    return /^[/\\]{2}/.test(url) ? null : address;
  } catch {
    return null;
  }
}

/** Converts Node's message to a Request. */
export async function toRequest(message: IncomingMessage, address: URL): Promise<Request> {
  const method = message.method ?? 'GET';
  const body = new Uint8Array(await buffer(message));
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  return new Request(address, {
    method,
    headers,
    ...(body.length > 0 ? { body } : {}),
  });
}

/** Sends a Response; a network error breaks the connection. */
export async function send(answer: Response, response: ServerResponse): Promise<void> {
  if (answer.type === 'error') {
    response.destroy();
    return;
  }
  const body = Buffer.from(await answer.arrayBuffer());
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  if (body.length > 0) response.setHeader('Content-Length', body.length);
  response.writeHead(answer.status).end(body);
}
