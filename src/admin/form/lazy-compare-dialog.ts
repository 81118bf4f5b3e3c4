import { createLazyPart } from '#src/components/lazy-part.tsx';

/** Two versions of a record side by side. */
export const LazyCompareDialog = createLazyPart(
  async () => (await import('./compare-dialog.tsx')).CompareDialog,
);
