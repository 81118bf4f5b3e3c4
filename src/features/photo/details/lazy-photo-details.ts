import { createLazyPart } from '#src/components/loading/lazy-part.tsx';

/** The dialog of one photo. */
export const LazyPhotoDetails = createLazyPart(
  async () => (await import('./photo-details-dialog.tsx')).PhotoDetailsDialog,
);
