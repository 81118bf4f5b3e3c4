import { createLazyPart } from '#src/components/loading/lazy-part.tsx';
import { lazyPage } from '#src/i18n/namespaces.ts';

const loadWithTexts = lazyPage(
  () => import('./settings-drawer.tsx'),
  'frame-components',
  'components',
);

/** The settings drawer, loaded together with its translations. */
export const LazySettingsDrawer = createLazyPart(
  async () => (await loadWithTexts()).SettingsDrawer,
);
