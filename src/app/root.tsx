import { memo } from 'react';
import { Outlet } from 'react-router';
import { ProgressBar } from '#src/components/progress-bar.tsx';
import { ScrollMemory } from './navigation/scroll-memory.tsx';
import { SessionRedirect } from '#src/features/auth/session-redirect.tsx';
import { SettingsDrawerHost } from './settings/settings-drawer-host.tsx';

/**
 * The root route: what every layout needs once. Memoised, because the router renders its routes again
 * at every navigation.
 */
export const Root = memo(() => {
  return (
    <>
      <ProgressBar />
      <Outlet />
      <ScrollMemory />
      <SettingsDrawerHost />
      <SessionRedirect />
    </>
  );
});
Root.displayName = 'Root';
