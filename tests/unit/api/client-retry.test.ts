import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { request, type RequestConfig } from '#src/api/client/client.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { inFakeTime } from '#tests/support/fake-time.ts';
import { mock } from '#tests/support/mock.ts';

/** Makes a call under a fault; returns the result and the time of each request. */
async function callUnder(fault: string, config: RequestConfig = { url: '/links/get' }) {
  const call = `${config.method ?? 'GET'} ${config.url}`;
  mock.db.faults.set(call, fault);
  return inFakeTime(async () => {
    const start = Date.now();
    const error = await request(v.unknown(), config).catch((reason: unknown) => reason);
    const times = mock.db.requests.of(call).map(({ time }) => time - start);
    return { error, times, seconds: Math.round((Date.now() - start) / 1000) };
  });
}

describe('retries', () => {
  it.each([408, 409, 425, 429])(
    'C2: a GET that is answered %s is tried once more',
    async (status) => {
      const { error, times } = await callUnder(String(status));
      expect(times).toHaveLength(2);
      expect(error).toMatchObject({ kind: 'http', status });
    },
  );

  it('C2: a GET that is answered any status from 500 to 599 is tried once more', async () => {
    for (let status = 500; status < 600; status += 1) {
      mock.db.requests.clear();
      const { error, times } = await callUnder(String(status));
      expect(times, String(status)).toHaveLength(2);
      expect(error).toMatchObject({ kind: 'http', status });
    }
  });

  it.each([400, 401, 403, 404, 410, 413, 422])(
    'C2: a GET that is answered %s is an error at once',
    async (status) => {
      const { error, times } = await callUnder(String(status));
      expect(times).toHaveLength(1);
      expect(error).toBeInstanceOf(ApiError);
    },
  );

  it.each(['POST', 'PUT', 'DELETE'] as const)('C2: a %s is never tried again', async (method) => {
    for (const status of [408, 409, 425, 429, 500, 501, 503, 599]) {
      mock.db.requests.clear();
      const url = `/links/${{ POST: 'create', PUT: 'update', DELETE: 'delete' }[method]}`;
      const { error, times } = await callUnder(String(status), { url, method, data: { id: 1 } });
      expect(times).toHaveLength(1);
      expect(error).toMatchObject({ status });
    }
  });

  it('C2: the second try may succeed', async () => {
    mock.db.faults.set('GET /links/get', '503', { times: 1 });
    const data = await inFakeTime(() => request(v.array(v.unknown()), { url: '/links/get' }));
    expect(data).not.toHaveLength(0);
  });

  it.each([429, 503])('C2: Retry-After of a %s is honoured', async (status) => {
    const { times, error } = await callUnder(`${status},retry-after=3`);
    expect(times).toHaveLength(2);
    expect(times[1]).toBeGreaterThanOrEqual(3000);
    expect(error).toMatchObject({ status, retryAfter: 3 });
  });

  it('C2: Retry-After makes no other status be tried again', async () => {
    const { times, error } = await callUnder('413,retry-after=3');
    expect(times).toHaveLength(1);
    expect(error).toMatchObject({ status: 413 });
  });

  it('C2: a Retry-After of a day holds nobody up for longer than 10 s', async () => {
    const { times, error } = await callUnder('503,retry-after=86400');
    expect(times).toHaveLength(2);
    expect(times[1]).toBeGreaterThanOrEqual(9000);
    expect(times[1]).toBeLessThanOrEqual(11_000);
    expect(error).toMatchObject({ retryAfter: 86_400 });
  });
});

describe('no answer', () => {
  it('C2: gives up after 60 s', async () => {
    const { error, seconds } = await callUnder('hang');
    expect(error).toMatchObject({ kind: 'timeout', call: 'GET /links/get' });
    expect(seconds).toBe(60);
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)(
    'C2: gives up a %s after 60 s too',
    async (method) => {
      const url = `/links/${{ POST: 'create', PUT: 'update', DELETE: 'delete' }[method]}`;
      const { error, seconds, times } = await callUnder('hang', { url, method, data: {} });
      expect(error).toMatchObject({ kind: 'timeout' });
      expect(seconds).toBe(60);
      expect(times).toHaveLength(1);
    },
  );

  it('reports a broken connection after one more try', async () => {
    const { error, times } = await callUnder('drop');
    expect(error).toMatchObject({ kind: 'network', call: 'GET /links/get' });
    expect(times).toHaveLength(2);
  });

  it('does not repeat a write that may have succeeded', async () => {
    const { error, times } = await callUnder('drop', { url: '/links/create', method: 'POST' });
    expect(error).toMatchObject({ kind: 'network' });
    expect(times).toHaveLength(1);
  });
});
