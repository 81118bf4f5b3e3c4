import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import nprogress from 'nprogress';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { PROGRESS_BAR_HTML } from '#src/lib/html/trusted-types.ts';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';

/** In ms; shorter waits show nothing. */
export const NOTICED_AFTER = 100;

nprogress.configure({ showSpinner: false, barSelector: '.bar', template: PROGRESS_BAR_HTML });

/**
 * The bar at the window's top during a navigation. The package renders it outside React and without
 * accessibility, so a live region beside it announces the loading.
 */
export function ProgressBar() {
  const { t } = useTranslation();
  const isNavigating = useNavigation().state !== 'idle';
  const [isNoticed, setIsNoticed] = useState(false);

  useEffect(() => {
    if (!isNavigating) return undefined;
    const timer = setTimeout(() => {
      nprogress.start();
      setIsNoticed(true);
    }, NOTICED_AFTER);
    return () => {
      clearTimeout(timer);
      nprogress.done();
      setIsNoticed(false);
    };
  }, [isNavigating]);

  return (
    <>
      <GlobalStyles styles={styles} />
      <VisuallyHidden live>{isNoticed && t('loading')}</VisuallyHidden>
    </>
  );
}

const styles = (theme: Theme) => ({
  '#nprogress': {
    position: 'fixed',
    insetInline: 0,
    top: 0,
    zIndex: theme.zIndex.tooltip,
    overflow: 'hidden',
    pointerEvents: 'none',
    // The package moves the bar by translate, which ignores the writing direction.
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    '& .bar': {
      height: 3,
      backgroundColor: 'var(--mui-palette-primary-text)',
      forcedColorAdjust: 'none',
      '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
    },
    '@media print': { display: 'none' },
  },
});
