import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { loadSettingsDrawer } from './load-settings-drawer.ts';
import { useSettingsDrawer } from './settings-drawer-store.ts';

/** The settings drawer (S1). Its code comes when it is first opened; where that fails, a toast says so. */
export function SettingsDrawerHost() {
  const { isOpen, close } = useSettingsDrawer();
  const { t } = useTranslation();
  const [Drawer, setDrawer] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!isOpen || Drawer) return;
    loadSettingsDrawer().then(
      ({ SettingsDrawer }) => setDrawer(() => SettingsDrawer),
      () => {
        toast.error(t('error.load'));
        close();
      },
    );
  }, [isOpen, Drawer, close, t]);

  return Drawer && <Drawer />;
}
