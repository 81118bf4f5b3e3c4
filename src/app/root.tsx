import { memo, useEffect, useState, useLayoutEffect, useRef } from 'react';
import {
  Outlet,
  useLocation,
  useNavigation,
  NavigationType,
  ScrollRestoration,
  useNavigationType,
} from 'react-router';
import { LoadingScreen } from '#src/components/loading/loading-screen.tsx';
import { NOTICED_AFTER, ProgressBar } from '#src/components/loading/progress-bar.tsx';
import { showEntry } from '#src/lib/browser/overlay-history.ts';
import { SessionRedirect } from '#src/features/auth/session-redirect.tsx';
import { SettingsDrawerHost } from './settings/settings-drawer-host.tsx';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { safeImageSrc } from '#src/lib/links/safe-href.ts';
import { useCompany } from './layouts/use-company.ts';
import { idInHash } from '#src/lib/links/id-in-hash.ts';
import { entryKey } from '#src/lib/links/name-entry.ts';

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

/** The company's logo as the icon of the browser's tab; the last icon in the page's head counts. */
function CompanyIcon() {
  const { company } = useCompany();
  const logo = safeImageSrc(assetUrl(company?.logo ?? ''));
  return logo === undefined ? null : <link rel="icon" href={logo} />;
}

/**
 * After a navigation, scrolls to the top or to the target of the hash; back and forward restore the position. React
 * Router stores the positions in sessionStorage, and warns whenever a page is left where the browser blocks that: there
 * the browser restores them.
 */
function ScrollMemory() {
  const [canStore] = useState(canStoreNow);
  return canStore ? <ScrollRestoration getKey={entryKey} /> : <ScrollToTop />;
}

function ScrollToTop() {
  const { pathname, hash, key } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    // The first page of a visit is a POP too; after a reload it has a key, and the browser restores the position.
    const isBackOrForward = isPop && (shown.current !== undefined || key !== 'default');
    const isOtherPage = shown.current !== undefined && shown.current !== pathname;
    shown.current = pathname;
    if (isBackOrForward) return;
    const target = document.getElementById(idInHash(hash));
    if (target) target.scrollIntoView();
    // The position stays when only the query changes, for a dialog or a filter.
    else if (isOtherPage) window.scrollTo(0, 0);
  }, [pathname, hash, key, isPop]);
  return null;
}

/** False where storage is blocked or full, and in Node. */
function canStoreNow(): boolean {
  const key = 'scroll-test';
  try {
    sessionStorage.setItem(key, '');
    sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
