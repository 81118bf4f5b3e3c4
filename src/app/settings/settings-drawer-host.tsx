import { LazySettingsDrawer } from './lazy-settings-drawer.ts';
import { useSettingsDrawer } from './settings-drawer-store.ts';

/** The settings drawer (S1), which any layout can open. */
export function SettingsDrawerHost() {
  const { isOpen, close } = useSettingsDrawer();
  return <LazySettingsDrawer isOpen={isOpen} onLoadFailed={close} />;
}
