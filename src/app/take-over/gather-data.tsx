import type { Query, QueryClient } from '@tanstack/react-query';
import { startTransition, use } from 'react';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { pause } from '#src/lib/pause.ts';

const NEVER = new Promise<never>(() => undefined);

/**
 * Fetches what an app asks for in its first drawing, before it is drawn for good: answers that come one
 * by one to what is drawn are each drawn in one piece, however large (`useSyncExternalStore`). The drawing
 * made for this is never finished: the next `render` of the root begins anew, with everything there.
 * @param end when to wait no longer, by `performance.now()`
 */
export async function gatherData(
  root: Root,
  app: ReactNode,
  client: QueryClient,
  end: number,
): Promise<void> {
  const asked: Query[] = [];
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added' && Reflect.get(query.options, 'enabled') !== false) asked.push(query);
  });
  await new Promise<void>((resolve) => {
    startTransition(() =>
      root.render(
        <>
          {app}
          <Unfinished onReached={resolve} />
        </>,
      ),
    );
  });
  stop();
  for (const query of asked) {
    await pause();
    query.fetch().catch(() => undefined);
  }
  while (client.isFetching() > 0 && performance.now() < end) await pause(20);
}

type UnfinishedProps = { onReached: () => void };

/** Stands after everything that is to be drawn, and keeps it from being shown. */
function Unfinished({ onReached }: UnfinishedProps): ReactNode {
  onReached();
  return use(NEVER);
}
