import { createLazyPart } from '../lazy-part.tsx';

/** `PictureLightbox`. A page that shows it loads the texts of `components` with its route. */
export const LazyLightbox = createLazyPart(
  async () => (await import('./picture-lightbox.tsx')).PictureLightbox,
);
