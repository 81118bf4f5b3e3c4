import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { useSettingsDrawer } from './settings-drawer-store.ts';

/** Rendered once in `Root`, so that every layout can open the drawer. */
export function SettingsDrawerHost() {
  const { isOpen, close } = useSettingsDrawer();
  return <LazySettingsDrawer isOpen={isOpen} onLoadFailed={close} />;
}

/** The settings drawer, loaded together with its translations. */
export const LazySettingsDrawer = lazyPart(
  lazyPage(() => import('./drawer/settings-drawer.tsx'), 'frame-components', 'components'),
  'SettingsDrawer',
);
