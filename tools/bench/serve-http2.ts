import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

const TEXT = /^(text|application)\/|svg/;

/**
 * Starts an HTTP/2 proxy for a server, as a CDN would serve it: text is compressed with brotli, and
 * responses are cached, so that the server's own speed is not measured.
 * @param origin the server's origin, for example `http://127.0.0.1:4173`
 * @returns the proxy's origin, with a self-signed certificate, and a function that stops it
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
  // Browsers support HTTP/2 over TLS only.
  const tls = await generate(undefined, { keyType: 'ec', algorithm: 'sha256' });
  const server = createSecureServer({ key: tls.private, cert: tls.cert }, (request, response) => {
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
  const headers = ['content-type', 'content-security-policy', 'cache-control'].flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    status: answer.status,
    headers: { ...Object.fromEntries(headers), ...(isText && { 'content-encoding': 'br' }) },
    body: isText ? brotliCompressSync(plain) : plain,
  };
}
