import { createLazyPart } from '#src/components/lazy-part.tsx';
import { lazyPage } from '#src/i18n/namespaces.ts';

const loadWithTexts = lazyPage(() => import('./settings-drawer.tsx'), 'frame-components');

/** The display settings (S1) with their texts. */
export const LazySettingsDrawer = createLazyPart(
  async () => (await loadWithTexts()).SettingsDrawer,
);
