import { lazyPart } from '#src/components/loading/lazy-part.tsx';

/** More than half of a paged list's code, which cards do not need. */
export const LazyGrid = lazyPart(() => import('./grid.tsx'), 'Grid');

/** The theme's breakpoint `md`: below it rows are cards. */
const WIDE = '(min-width: 56.25em)';

/** Fetches the grid before the list is shown, where the window is wide enough for one. Never rejects. */
export async function prefetchGrid(): Promise<void> {
  if (window.matchMedia(WIDE).matches) await LazyGrid.prefetch();
}
