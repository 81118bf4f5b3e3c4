import { useEffect, useState } from 'react';
import type { ComponentProps, ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { CommandPalette } from './command-palette.tsx';
import { loadCommandPalette } from './load-command-palette.ts';

type PaletteProps = ComponentProps<typeof CommandPalette>;

/** The search, whose code is fetched when it is first opened (N2). */
export function CommandPaletteHost({ isOpen, onClose }: PaletteProps) {
  const { t } = useTranslation();
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);

  useEffect(() => {
    if (!isOpen || Palette) return;
    loadCommandPalette().then(
      (component) => setPalette(() => component),
      () => {
        toast.error(t('error.load'));
        onClose();
      },
    );
  }, [isOpen, Palette, onClose, t]);

  return Palette && <Palette isOpen={isOpen} onClose={onClose} />;
}
