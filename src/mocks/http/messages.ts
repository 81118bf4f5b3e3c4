import type { IncomingMessage, ServerResponse } from 'node:http';

/** What Node received, as the Request that handlers read. */
export async function toRequest(message: IncomingMessage): Promise<Request> {
  const method = message.method ?? 'GET';
  const chunks: Uint8Array[] = [];
  for await (const chunk of message) if (chunk instanceof Uint8Array) chunks.push(chunk);
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  return new Request(new URL(message.url ?? '/', `http://${message.headers.host ?? 'localhost'}`), {
    method,
    headers,
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
}

/** Sends a Response; one that is a network error breaks the connection. */
export async function send(answer: Response, response: ServerResponse): Promise<void> {
  if (answer.type === 'error') {
    response.destroy();
    return;
  }
  const body = Buffer.from(await answer.arrayBuffer());
  if (body.length > 0) response.setHeader('Content-Length', body.length);
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  response.writeHead(answer.status).end(body);
}
