import { lazy, Suspense } from 'react';
import type { Photo } from '../schema.ts';

const PhotoLightbox = lazy(async () => {
  const module = await import('./photo-lightbox.tsx');
  return { default: module.PhotoLightbox };
});

type LazyLightboxProps = {
  photos: Photo[];
  /** Which one is looked at; null for none. */
  index: number | null;
  onClose: () => void;
};

/** The lightbox, whose code comes with the first look into it. */
export function LazyLightbox({ photos, index, onClose }: LazyLightboxProps) {
  if (index === null) return null;
  return (
    <Suspense fallback={null}>
      <PhotoLightbox photos={photos} index={index} onClose={onClose} />
    </Suspense>
  );
}
