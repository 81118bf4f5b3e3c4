import { createSecureServer } from 'node:http2';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { brotliCompressSync } from 'node:zlib';
import { selfSigned } from './certificate.ts';

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

const TEXT = /^(text|application)\/|svg/;

/**
 * Passes every request on to a server and sends what it says over HTTP/2, texts compressed with brotli,
 * as a good host does. An answer is fetched and compressed once.
 */
export async function serveHttp2(origin: string) {
  const answers = new Map<string, Promise<Answer>>();
  const answer = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const language = request.headers['accept-language'] ?? '';
    const key = `${language} ${request.url}`;
    const known = answers.get(key) ?? fetchCompressed(origin + request.url, language);
    answers.set(key, known);
    const { status, headers, body } = await known;
    response.writeHead(status, headers).end(body);
  };
  const { key, cert } = selfSigned();
  const server = createSecureServer({ key, cert }, (request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `https://127.0.0.1:${port}`, close: () => server.close() };
}

async function fetchCompressed(url: string, language: string): Promise<Answer> {
  const answer = await fetch(url, { headers: { 'accept-language': language } });
  const plain = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  const isText = TEXT.test(type);
  const kept = ['content-type', 'content-security-policy', 'cache-control'].flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    status: answer.status,
    headers: { ...Object.fromEntries(kept), ...(isText && { 'content-encoding': 'br' }) },
    body: isText ? brotliCompressSync(plain) : plain,
  };
}
