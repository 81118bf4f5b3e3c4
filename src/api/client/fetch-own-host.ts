import { dialect } from '#src/api/dialects/dialect.ts';

/**
 * A `fetch` that takes no token to another host. Browsers remove `Authorization` alone when a server sends a call on to
 * one; a call with the token in another header follows redirects within its host, if it has no body.
 * @throws TypeError as for a host that cannot be reached
 */
export async function fetchOwnHost(
  ...[input, init]: Parameters<typeof globalThis.fetch>
): Promise<Response> {
  const { header } = dialect.token;
  const sent = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
  if (/^authorization$/i.test(header) || !sent.has(header)) return fetch(input, init);
  const request = new Request(input, init);
  const answer = await fetch(request, { redirect: 'manual' });
  if (answer.type !== 'opaqueredirect') return answer;
  const { method, url, signal, credentials } = request;
  // Only the final response tells where a redirect leads, so a HEAD request without credentials goes first.
  const probe = await fetch(url, { method: 'HEAD', credentials: 'omit', signal });
  if (method !== 'GET' || new URL(probe.url).host !== new URL(url).host) {
    throw new TypeError(`Redirected: ${url}`);
  }
  const { headers } = request;
  return fetch(probe.url, { headers, credentials, signal, redirect: 'error' });
}
