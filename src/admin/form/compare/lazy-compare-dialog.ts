import { createLazyPart } from '#src/components/lazy-part.tsx';

export const LazyCompareDialog = createLazyPart(
  async () => (await import('./compare-dialog.tsx')).CompareDialog,
);
