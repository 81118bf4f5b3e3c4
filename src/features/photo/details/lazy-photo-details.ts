import { lazyPart } from '#src/components/loading/lazy-part.tsx';

export const LazyPhotoDetails = lazyPart(
  () => import('./photo-details-dialog.tsx'),
  'PhotoDetailsDialog',
);
