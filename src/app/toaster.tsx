import { useColorScheme, useTheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Toaster as SonnerToaster } from 'sonner';
import { toasterStore } from '#src/lib/toast.ts';

/** Where toasts appear (L1). */
export function Toaster() {
  const { t } = useTranslation();
  const { direction } = useTheme();
  const { mode = 'light' } = useColorScheme();
  useEffect(() => {
    toasterStore.mounted();
    return toasterStore.unmounted;
  }, []);
  return (
    <SonnerToaster
      position={direction === 'rtl' ? 'top-left' : 'top-right'}
      dir={direction}
      theme={mode}
      visibleToasts={4}
      gap={12}
      offset={16}
      duration={4000}
      closeButton
      containerAriaLabel={t('toast.region')}
      toastOptions={{ style: { width: 300 }, closeButtonAriaLabel: t('action.close') }}
    />
  );
}
