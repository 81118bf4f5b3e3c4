import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { LoadingScreen } from '#src/components/loading/loading-screen.tsx';
import { isLoadFailure } from '#src/lib/errors/load-failure.ts';
import { ErrorLayout } from '../layouts/error/error-layout.tsx';
import { type ReloadFailure, reloadMissingCode } from './reload-missing-code.ts';

/**
 * Replaces a page whose code could not be fetched, for example after a deploy: reloads once, and shows the error if
 * that did not help. Never lazy, because then its own code could be missing as well.
 */
function LoadFailure() {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<ReloadFailure | null>(null);
  useEffect(() => void reloadMissingCode(false).then(setFailure), []);
  const reload = () => void reloadMissingCode(true).then(setFailure);
  if (!failure) return <LoadingScreen />;
  return (
    <Box component="section" role="alert" sx={{ px: 2, py: 10, textAlign: 'center' }}>
      <title>{t(`errorPage.${failure}.title`)}</title>
      <Typography variant="h3" component="h1">
        {t(`errorPage.${failure}.title`)}
      </Typography>
      <Typography sx={{ my: 2 }}>{t(`errorPage.${failure}.description`)}</Typography>
      <Button variant="contained" color="secondary" size="large" onClick={reload}>
        {t('action.reload')}
      </Button>
    </Box>
  );
}

const AnyError = lazyPart(() => import('./any-error.tsx'), 'AnyError');

/**
 * The error boundary inside each layout: the layout stays, and an error page replaces the content. A prerendered page
 * that cannot be hydrated stays as it is (`start-app.tsx`).
 */
export function RouteError() {
  const error = useRouteError();
  if (document.documentElement.dataset.prerendered) throw error;
  return isLoadFailure(error) ? <LoadFailure /> : <AnyError error={error} />;
}

/**
 * The error boundary around the layouts, for errors that no boundary inside catches, such as a layout's missing code.
 */
export function OutsideError() {
  return (
    <ErrorLayout>
      <RouteError />
    </ErrorLayout>
  );
}
