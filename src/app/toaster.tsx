import { useColorScheme, useTheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Toaster as SonnerToaster } from 'sonner';

const WIDTH = 300;
const GAP = 16;

/**
 * Distances from the edges of the window; at the top from the header and the tabs below it. Pages leave space for a
 * toast of one line above their first buttons.
 */
const OFFSET = {
  top: `calc(var(--header-height) + var(--page-tabs-height, 0px) + var(--new-version-line, 0px) + ${GAP}px)`,
  right: GAP,
  bottom: GAP,
  left: GAP,
};

export function Toaster() {
  const { t } = useTranslation();
  const { direction } = useTheme();
  const { mode = 'light' } = useColorScheme();
  return (
    <SonnerToaster
      position={direction === 'rtl' ? 'top-left' : 'top-right'}
      dir={direction}
      theme={mode}
      visibleToasts={4}
      gap={12}
      offset={OFFSET}
      mobileOffset={OFFSET}
      duration={4000}
      closeButton
      containerAriaLabel={t('toast.region')}
      // Sonner's phone styles would place it at the other side.
      style={{ width: WIDTH, insetInlineStart: 'auto', fontFamily: 'inherit' }}
      toastOptions={{ style: { width: WIDTH }, closeButtonAriaLabel: t('action.close') }}
    />
  );
}
