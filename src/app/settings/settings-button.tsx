import SettingsIcon from '@mui/icons-material/Tune';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { LazySettingsDrawer } from './settings-drawer-host.tsx';
import { useSettingsDrawer } from './settings-drawer-store.ts';

export function SettingsButton() {
  const { t } = useTranslation();
  const { isOpen, open } = useSettingsDrawer();

  return (
    <IconButton
      color="inherit"
      aria-label={t('action.settings')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      {...LazySettingsDrawer.prefetchOn}
      onClick={open}
    >
      <SettingsIcon />
    </IconButton>
  );
}
