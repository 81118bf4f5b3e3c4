import { createLazyPart } from '#src/components/loading/lazy-part.tsx';

/** The dialog in which a picture of the library is chosen. */
export const LazyPictureDialog = createLazyPart(
  async () => (await import('./picture-dialog.tsx')).PictureDialog,
);
