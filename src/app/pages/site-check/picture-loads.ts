import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import pMap from 'p-map';
import { assetUrl } from '#src/api/uploads/assets.ts';

/** The query's key. */
export const PICTURE_LOADS = ['picture loads'];
const AT_ONCE = 6;
/** Timeout in ms: a server that never answers must not hold up the check. */
const PATIENCE = 20_000;

type PictureLoads = {
  /** Whether each picture loads, by address. */
  byAddress: Map<string, Promise<boolean>>;
  /** How many are known. */
  done: number;
};

/** The number of pictures that have been checked. */
export function useCheckedPictures(): number {
  const { data } = useQuery<PictureLoads>({ queryKey: PICTURE_LOADS, queryFn: skipToken });
  return data?.done ?? 0;
}

/** Those of the pictures that browsers cannot load; each address is requested once. */
export async function brokenPictures(
  client: QueryClient,
  sources: Iterable<string>,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const { byAddress } = await client.ensureQueryData<PictureLoads>({
    queryKey: PICTURE_LOADS,
    queryFn: () => ({ byAddress: new Map(), done: 0 }),
    gcTime: Infinity,
  });
  const broken = new Set<string>();
  const load = async (src: string) => {
    const loads = await pictureLoads(assetUrl(src));
    client.setQueryData<PictureLoads>(
      PICTURE_LOADS,
      (all) => all && { ...all, done: all.done + 1 },
    );
    return loads;
  };
  await pMap(
    new Set(sources),
    async (src) => {
      const loads = byAddress.get(src) ?? load(src);
      byAddress.set(src, loads);
      if (!(await loads)) broken.add(src);
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
