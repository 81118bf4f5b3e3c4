import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { prefetchPage, prefetchRows } from './prefetch-page.ts';

/** In ms: a mouse that only passes over a link reads no rows. */
const REST = 100;

/**
 * Returns the handlers of a link that prefetch its page: code and texts at once, the rows of a list when the
 * mouse rests on the link.
 */
export function usePrefetchPage(path: string) {
  const client = useQueryClient();
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const prefetch = () => prefetchPage(path);
  return {
    onMouseEnter: () => {
      prefetch();
      timer.current = window.setTimeout(() => prefetchRows(path, client), REST);
    },
    onMouseLeave: () => window.clearTimeout(timer.current),
    onFocus: prefetch,
    onTouchStart: prefetch,
  };
}
