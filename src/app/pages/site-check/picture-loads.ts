import type { QueryClient } from '@tanstack/react-query';
import pMap from 'p-map';
import { assetUrl } from '#src/api/uploads/assets.ts';

/** First part of the query keys. */
export const PICTURE_LOADS = 'picture loads';
const AT_ONCE = 6;
/** Timeout in ms: a server that never answers must not hold up the check. */
const PATIENCE = 20_000;

/** Those of the pictures that browsers cannot load; each address is requested once. */
export async function brokenPictures(
  client: QueryClient,
  sources: Iterable<string>,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const broken = new Set<string>();
  await pMap(
    new Set(sources),
    async (src) => {
      const loads = await client.fetchQuery({
        queryKey: [PICTURE_LOADS, src],
        queryFn: () => pictureLoads(assetUrl(src)),
        staleTime: Infinity,
      });
      if (!loads) broken.add(src);
    },
    { concurrency: AT_ONCE, signal },
  );
  return broken;
}

function pictureLoads(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    const timer = window.setTimeout(() => resolve(false), PATIENCE);
    const end = (loads: boolean) => () => {
      window.clearTimeout(timer);
      resolve(loads);
    };
    picture.addEventListener('load', end(true));
    picture.addEventListener('error', end(false));
    picture.src = address;
  });
}
