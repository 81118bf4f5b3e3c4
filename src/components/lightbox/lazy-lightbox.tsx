import { useFetched } from '../use-fetched.ts';
import { loadLightbox } from './load-lightbox.ts';
import type { PictureLightboxProps } from './picture-lightbox.tsx';

type LazyLightboxProps = Omit<PictureLightboxProps, 'index'> & {
  /** Which picture is looked at; null for none: it is closed. */
  index: number | null;
};

/**
 * Pictures over the whole window. Their code comes with the first look. Its page's route needs the texts
 * of `components`.
 */
export function LazyLightbox({ index, ...props }: LazyLightboxProps) {
  const lightbox = useFetched(index !== null, loadLightbox, props.onClose);
  return lightbox && index !== null && <lightbox.PictureLightbox {...props} index={index} />;
}
