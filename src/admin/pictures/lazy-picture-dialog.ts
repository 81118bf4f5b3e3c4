import { lazyPart } from '#src/components/loading/lazy-part.tsx';

/** The dialog in which a picture of the library is chosen. */
export const LazyPictureDialog = lazyPart(() => import('./picture-dialog.tsx'), 'PictureDialog');
