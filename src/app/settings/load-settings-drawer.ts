import { lazyPage } from '#src/i18n/namespaces.ts';

/** Fetches the drawer's code with its texts; after a failure the next call tries again. */
export const loadSettingsDrawer = lazyPage(
  () => import('./settings-drawer.tsx'),
  'frame-components',
);
