import { afterEach, expect, it, vi } from 'vitest';
import { fetchPicture } from '#src/lib/pictures/fetch-picture.ts';

const far = 'https://store.example/a.webp';

/** A browser whose cache has an answer that this page may not read. */
function cacheUnreadable() {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    init?.signal?.throwIfAborted();
    if (init?.cache !== 'reload') throw new TypeError('Failed to fetch');
    return new Response('picture');
  });
}

afterEach(() => vi.restoreAllMocks());

it('P13: a picture of a store is fetched past the cache where the cached one may not be read', async () => {
  cacheUnreadable();
  expect(await (await fetchPicture(far)).text()).toBe('picture');
});

it('P13: a picture of this site, and one that nobody waits for, is asked for once', async () => {
  const asked = cacheUnreadable();
  await expect(fetchPicture('/a.webp')).rejects.toThrow(TypeError);
  await expect(fetchPicture(far, AbortSignal.abort())).rejects.toThrow('aborted');
  expect(asked).toHaveBeenCalledTimes(2);
});
