import { useColorScheme, useTheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Toaster as SonnerToaster } from 'sonner';

const WIDTH = 300;
const GAP_TO_EDGE = 16;

/** Less than to the edges, so that a toast of one line ends above a page's main buttons. */
const GAP_TO_HEADER = 8;

/** Below the header, which is 72 px high in all layouts; a layout with a bar below it sets the variable. */
const OFFSET = {
  top: `calc(var(--top-bar-height, 72px) + var(--new-version-line, 0px) + ${GAP_TO_HEADER}px)`,
  right: GAP_TO_EDGE,
  bottom: GAP_TO_EDGE,
  left: GAP_TO_EDGE,
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
