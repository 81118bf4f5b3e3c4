import { Outlet } from 'react-router';
import { ProgressBar } from '#src/components/progress-bar.tsx';
import { ScrollMemory } from './navigation/scroll-memory.tsx';
import { SessionRedirect } from '#src/features/auth/session-redirect.tsx';
import { SettingsDrawerHost } from './settings/settings-drawer-host.tsx';

/** The root route: what every layout needs once. */
export function Root() {
  return (
    <>
      <ProgressBar />
      <Outlet />
      <ScrollMemory />
      <SettingsDrawerHost />
      <SessionRedirect />
    </>
  );
}
