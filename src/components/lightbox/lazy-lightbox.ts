import { createLazyPart } from '#src/components/loading/lazy-part.tsx';

/** `PictureLightbox`, lazy. A route that shows it loads the namespace `components`. */
export const LazyLightbox = createLazyPart(
  async () => (await import('./picture-lightbox.tsx')).PictureLightbox,
);
