import { Outlet, ScrollRestoration } from 'react-router';
import { NavigationProgress } from './navigation/navigation-progress.tsx';
import { SessionRedirect } from '#src/features/auth/session-redirect.tsx';
import { entryKey } from '#src/lib/name-entry.ts';
import { SettingsDrawerHost } from './settings/settings-drawer-host.tsx';

/** What stands around every layout. A navigation scrolls to the top, back and forward restore (N3). */
export function Root() {
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <ScrollRestoration getKey={entryKey} />
      <SettingsDrawerHost />
      <SessionRedirect />
    </>
  );
}
