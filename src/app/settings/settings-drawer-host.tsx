import { LazySettingsDrawer } from './lazy-settings-drawer.ts';
import { useSettingsDrawer } from './settings-drawer-store.ts';

/** Rendered once in `Root`, so that every layout can open the drawer. */
export function SettingsDrawerHost() {
  const { isOpen, close } = useSettingsDrawer();
  return <LazySettingsDrawer isOpen={isOpen} onLoadFailed={close} />;
}
