import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyLightbox } from '#src/components/lightbox/lazy-lightbox.ts';
import type { Photo } from '../schema.ts';
import { PhotoCaption } from './photo-caption.tsx';
import { toPicture } from './to-picture.ts';

type PhotoLightboxProps = {
  photos: Photo[];
  /** Which one is looked at. */
  index: number;
  onView: (index: number) => void;
  onClose: () => void;
};

/** Photos one by one over the whole window, with what is known of each (B4). */
export function PhotoLightbox({ photos, index, onView, onClose }: PhotoLightboxProps) {
  const { t } = useTranslation('photo-management');
  const pictures = useMemo(() => photos.map(toPicture), [photos]);
  return (
    <LazyLightbox
      label={t('gallery.lightbox')}
      pictures={pictures}
      index={index}
      finite
      caption={(shown) => photos[shown] && <PhotoCaption photo={photos[shown]} />}
      onView={onView}
      onClose={onClose}
      onLoadFailed={onClose}
    />
  );
}
