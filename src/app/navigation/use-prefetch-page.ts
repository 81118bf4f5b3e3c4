import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { whenMouseRests } from '#src/lib/browser/when-mouse-rests.ts';
import { prefetchPage, prefetchRows } from './prefetch-page.ts';

/**
 * Returns the handlers of a link that prefetch its page: code and texts at once, the rows of a list when the
 * mouse rests on the link.
 */
export function usePrefetchPage(path: string) {
  const client = useQueryClient();
  const prefetch = () => prefetchPage(path);
  return {
    onMouseEnter: ({ currentTarget }: MouseEvent) => {
      prefetch();
      whenMouseRests(currentTarget, () => prefetchRows(path, client));
    },
    onFocus: prefetch,
    onTouchStart: prefetch,
  };
}
