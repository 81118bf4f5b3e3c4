import { Outlet, ScrollRestoration } from 'react-router';
import { ProgressBar } from '#src/components/progress-bar.tsx';
import { SessionRedirect } from '#src/features/auth/session-redirect.tsx';
import { entryKey } from '#src/lib/name-entry.ts';
import { SettingsDrawerHost } from './settings/settings-drawer-host.tsx';

/** What stands around every layout. A navigation scrolls to the top, back and forward restore (N3). */
export function Root() {
  return (
    <>
      <ProgressBar />
      <Outlet />
      <ScrollRestoration getKey={entryKey} />
      <SettingsDrawerHost />
      <SessionRedirect />
    </>
  );
}
