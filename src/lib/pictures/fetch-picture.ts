/**
 * Fetches a picture of which the bytes are read. A store that names the site in its answer (CORS) only where it is asked
 * with an origin may have answered the page's own `<img>` without; a cached answer of that kind is fetched anew.
 * @throws as `fetch` does
 */
export async function fetchPicture(address: string, signal?: AbortSignal): Promise<Response> {
  const init = signal ? { signal } : {};
  try {
    return await fetch(address, init);
  } catch (error) {
    const isOwn = new URL(address, location.href).origin === location.origin;
    if (isOwn || signal?.aborted) throw error;
    return fetch(address, { ...init, cache: 'reload' });
  }
}
