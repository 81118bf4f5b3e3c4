import { useFetched } from '#src/components/use-fetched.ts';
import { loadSettingsDrawer } from './load-settings-drawer.ts';
import { useSettingsDrawer } from './settings-drawer-store.ts';

/** The settings drawer (S1). Its code comes when it is first opened. */
export function SettingsDrawerHost() {
  const { isOpen, close } = useSettingsDrawer();
  const drawer = useFetched(isOpen, loadSettingsDrawer, close);
  return drawer && <drawer.SettingsDrawer />;
}
