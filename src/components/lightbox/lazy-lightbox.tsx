import { useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { loadLightbox } from './load-lightbox.ts';
import type { PictureLightboxProps } from './picture-lightbox.tsx';

type LazyLightboxProps = Omit<PictureLightboxProps, 'index'> & {
  /** Which picture is looked at; null for none: it is closed. */
  index: number | null;
};

/**
 * Pictures over the whole window. Their code comes with the first look; where it does not come, a
 * toast says so. Its page's route needs the texts of `components`.
 */
export function LazyLightbox({ index, ...props }: LazyLightboxProps) {
  const { t } = useTranslation();
  const [Lightbox, setLightbox] = useState<ComponentType<PictureLightboxProps> | null>(null);
  const isOpen = index !== null;

  const fail = useEffectEvent(() => {
    toast.error(t('error.network'));
    props.onClose();
  });
  useEffect(() => {
    if (!isOpen || Lightbox) return;
    loadLightbox().then(
      ({ PictureLightbox }) => setLightbox(() => PictureLightbox),
      () => fail(),
    );
  }, [isOpen, Lightbox]);

  return Lightbox && isOpen && <Lightbox {...props} index={index} />;
}
