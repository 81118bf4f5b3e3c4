import { beforeEach, expect, it, vi } from 'vitest';
import { jeecg } from '#src/api/dialects/jeecg.ts';
import { ours } from '#src/api/dialects/ours.ts';

const URL_OF_API = 'https://api.example.com/news/page';

/** A server that sends calls on to `target`, and what it and others are sent. */
async function redirecting(dialect: object, target: string) {
  vi.resetModules();
  vi.doMock('#src/api/dialects/dialect.ts', () => ({ dialect }));
  const { fetchOwnHost } = await import('#src/api/client/fetch-own-host.ts');
  const sent: [url: string, token: string | null, redirect: string][] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { url, headers, redirect, method, body } = new Request(input, init);
    if (method === 'POST' && body === null) throw new Error('The body is gone');
    const token = headers.get('X-Access-Token') ?? headers.get('Authorization');
    sent.push([url, token, redirect]);
    const answer = new Response('{}');
    const isOn = url === URL_OF_API;
    if (isOn && redirect === 'manual')
      Object.defineProperty(answer, 'type', { value: 'opaqueredirect' });
    Object.defineProperty(answer, 'url', { value: isOn ? target : url });
    return answer;
  });
  return { fetchOwnHost, sent };
}

beforeEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['https://evil.example/', 'GET'],
  ['https://api.example.com.evil.example/', 'GET'],
  ['https://api.example.com:8443/', 'GET'],
  ['https://evil.example/', 'POST'],
])('a token in a header of its own does not go along to %s with a %s', async (target, method) => {
  const { fetchOwnHost, sent } = await redirecting(jeecg, target);
  const call = fetchOwnHost(
    new Request(URL_OF_API, {
      method,
      headers: { 'X-Access-Token': 'secret' },
      ...(method === 'POST' && { body: '{}' }),
    }),
  );
  await expect(call).rejects.toThrow(TypeError);
  expect(sent.filter(([url, token]) => token !== null && !url.startsWith(URL_OF_API))).toEqual([]);
  // Browsers do not take the header out themselves.
  expect(sent.filter(([, token, redirect]) => token !== null && redirect === 'follow')).toEqual([]);
});

it('within the host a redirect is followed, with the token', async () => {
  const target = 'https://api.example.com/v2/news/page';
  const { fetchOwnHost, sent } = await redirecting(jeecg, target);
  await fetchOwnHost(new Request(URL_OF_API, { headers: { 'X-Access-Token': 'secret' } }));
  expect(sent.at(-1)).toEqual([target, 'secret', 'error']);
});

it('browsers take Authorization out themselves, and visitors have no token', async () => {
  for (const [dialect, headers] of [
    [ours, { Authorization: 'Bearer secret' }],
    [jeecg, {}],
  ] as const) {
    const { fetchOwnHost, sent } = await redirecting(dialect, 'https://cdn.example.com/');
    await fetchOwnHost(URL_OF_API, { headers });
    expect(sent.map(([, , redirect]) => redirect)).toEqual(['follow']);
  }
});
