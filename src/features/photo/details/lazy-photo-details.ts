import { lazyPart } from '#src/components/loading/lazy-part.tsx';

/** The dialog of one photo. */
export const LazyPhotoDetails = lazyPart(
  () => import('./photo-details-dialog.tsx'),
  'PhotoDetailsDialog',
);
