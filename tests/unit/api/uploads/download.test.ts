import { beforeEach, describe, expect, it } from 'vitest';
import { connectClient } from '#src/api/client/client.ts';
import { download } from '#src/api/uploads/download.ts';
import { mock } from '#tests/support/mock.ts';

const CALL = 'GET /download';
const get = (options: { signal?: AbortSignal; onProgress?: (part: number) => void } = {}) =>
  download(CALL, { data: { id: 'photo-1' }, ...options });

beforeEach(() => connectClient({ accessToken: () => mock.signIn(), onUnauthorized: () => {} }));

describe('download', () => {
  it('C1: returns the bytes under the server’s file name', async () => {
    const file = await get();
    expect(file.name).toBe(mock.db.photos.find('photo-1')?.name);
    expect(file.type).toMatch(/^image\//);
    expect(file.size).toBeGreaterThan(1000);
  });

  it('C1: reports its progress', async () => {
    const parts: number[] = [];
    await get({ onProgress: (part) => parts.push(part) });
    expect(parts.at(-1)).toBe(1);
  });

  it('C2: tries once more where the server is busy', async () => {
    mock.db.faults.set(CALL, '503', { times: 1 });
    expect((await get()).size).toBeGreaterThan(1000);
    expect(mock.db.requests.of(CALL)).toHaveLength(2);
  });

  it.each([
    ['a missing file', '404', { kind: 'http', status: 404 }],
    ['a refusal with status 200', 'reject', { kind: 'rejected' }],
    ['data where a file was asked for', 'shape', { kind: 'shape' }],
    ['no answer', 'drop', { kind: 'network' }],
  ])('E3: rejects with an ApiError for %s', async (_what, fault, error) => {
    mock.db.faults.set(CALL, fault);
    await expect(get()).rejects.toMatchObject(error);
  });

  it('C1: stops when it is aborted, with the given reason', async () => {
    mock.db.faults.set(CALL, 'hang');
    const controller = new AbortController();
    const file = get({ signal: controller.signal });
    controller.abort(new Error('enough'));
    await expect(file).rejects.toThrow('enough');
  });
});
