import { createLazyPart } from '#src/components/loading/lazy-part.tsx';

/** A `BulkDialog` whose code is fetched when it opens. */
export const LazyBulkDialog = createLazyPart(
  async () => (await import('./bulk-dialog.tsx')).BulkDialog,
);
