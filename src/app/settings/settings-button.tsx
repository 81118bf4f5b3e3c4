import SettingsIcon from '@mui/icons-material/Tune';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { loadSettingsDrawer } from './load-settings-drawer.ts';
import { useSettingsDrawer } from './settings-drawer-store.ts';

/** Opens the display settings, for any visitor (P10). Starts fetching them when somebody reaches for it. */
export function SettingsButton() {
  const { t } = useTranslation();
  const { isOpen, open } = useSettingsDrawer();
  // A failure here is not told: opening asks again, and tells.
  const prefetch = () => void loadSettingsDrawer().catch(() => undefined);

  return (
    <IconButton
      color="inherit"
      // MUI's tooltip would cost each visitor 12 kB for one word.
      title={t('action.settings')}
      aria-label={t('action.settings')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={open}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <SettingsIcon />
    </IconButton>
  );
}
