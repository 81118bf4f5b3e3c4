import { lazyPage } from '#src/i18n/namespaces.ts';
import { loadMoreComponents } from './more-components.ts';

/** Fetches the drawer's code with its texts; after a failure the next call tries again. */
export const loadSettingsDrawer = lazyPage(async () => {
  const { loadSettings } = await import('../rare-pages.ts');
  const [drawer] = await Promise.all([loadSettings(), loadMoreComponents()]);
  return drawer;
}, 'frame-components');
