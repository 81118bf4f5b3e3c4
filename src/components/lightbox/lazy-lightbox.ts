import { lazyPart } from '#src/components/loading/lazy-part.tsx';

/** `PictureLightbox`, lazy. A route that shows it loads the namespace `components`. */
export const LazyLightbox = lazyPart(() => import('./picture-lightbox.tsx'), 'PictureLightbox');
