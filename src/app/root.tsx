import { memo, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { LoadingScreen } from '#src/components/loading/loading-screen.tsx';
import { NOTICED_AFTER, ProgressBar } from '#src/components/loading/progress-bar.tsx';
import { showEntry } from '#src/lib/browser/overlay-history.ts';
import { SessionRedirect } from '#src/features/auth/session-redirect.tsx';
import { CompanyIcon } from './layouts/company-icon.tsx';
import { ScrollMemory } from './navigation/scroll-memory.tsx';
import { SettingsDrawerHost } from './settings/settings-drawer-host.tsx';

/**
 * The root route: what every layout needs once. Memoised, because the router renders its routes again
 * at every navigation.
 */
export const Root = memo(() => {
  return (
    <>
      {import.meta.env.HAS_BRAND_COLOR && <CompanyIcon />}
      <ProgressBar />
      <Page />
      <ScrollMemory />
      <SettingsDrawerHost />
      <SessionRedirect />
    </>
  );
});
Root.displayName = 'Root';

/** The page, or a loading screen while the guards of sign-in and back office are running for long. */
function Page() {
  const { pathname, key } = useLocation();
  useEffect(() => showEntry(key), [key]);
  const here = guardedArea(pathname);
  const next = guardedArea(useNavigation().location?.pathname);
  const isEntering = next !== undefined && next !== here;
  const [isNoticed, setIsNoticed] = useState(false);
  useEffect(() => {
    if (!isEntering) return undefined;
    const timer = setTimeout(() => setIsNoticed(true), NOTICED_AFTER);
    return () => {
      clearTimeout(timer);
      setIsNoticed(false);
    };
  }, [isEntering]);
  return isEntering && isNoticed ? <LoadingScreen /> : <Outlet />;
}

function guardedArea(path = ''): string | undefined {
  return /^\/(auth|backstage)(?:\/|$)/.exec(path)?.[1];
}
