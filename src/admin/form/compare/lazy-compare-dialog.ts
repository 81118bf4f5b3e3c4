import { createLazyPart } from '#src/components/loading/lazy-part.tsx';

export const LazyCompareDialog = createLazyPart(
  async () => (await import('./compare-dialog.tsx')).CompareDialog,
);
