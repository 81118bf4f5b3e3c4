import BrightnessAutoIcon from '@mui/icons-material/BrightnessAutoOutlined';
import ContrastIcon from '@mui/icons-material/Contrast';
import EasyReadingIcon from '@mui/icons-material/AutoStoriesOutlined';
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import RightToLeftIcon from '@mui/icons-material/FormatTextdirectionRToL';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { setSetting } from '#src/settings/store.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { BackstageToggles } from './backstage-section.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { ToggleTile } from './toggle-tile.tsx';
import { DEFAULT_MODE, useColorMode } from '../use-color-mode.ts';

const KEYS = ['contrast', 'easyReading'] as const;
const ALL_KEYS = [...KEYS, 'direction', 'compactLayout', 'pageTabs'] as const;

function DirectionToggle() {
  const { t } = useTranslation('frame-components');
  return (
    <ToggleTile
      label={t('settings.rightToLeft')}
      icon={<RightToLeftIcon />}
      checked={useSettings().direction === 'rtl'}
      onChange={(checked) => setSetting('direction', checked ? 'rtl' : 'ltr')}
    />
  );
}

/** The direction of the text, for the drawer outside the back office: there it follows the font. */
export function DirectionSection() {
  const { t } = useTranslation('frame-components');
  return (
    <SettingsGroup title={t('settings.direction')} keys={['direction']}>
      <DirectionToggle />
    </SettingsGroup>
  );
}

export function AppearanceSection({ isBackstage }: { isBackstage: boolean }) {
  const { t } = useTranslation('frame-components');
  const settings = useSettings();
  const { mode, isDark, choose } = useColorMode();
  const isSystem = mode === 'system';

  return (
    <SettingsGroup
      title={t('settings.appearance')}
      keys={isBackstage ? ALL_KEYS : KEYS}
      isChanged={mode !== DEFAULT_MODE}
      onReset={() => choose(DEFAULT_MODE)}
    >
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <ToggleTile
            label={t('settings.easyReading')}
            icon={<EasyReadingIcon />}
            hint={t('settings.easyReadingHint')}
            checked={settings.easyReading}
            onChange={(checked) => setSetting('easyReading', checked)}
          />
        </Box>
        <ToggleTile
          label={t('settings.darkMode')}
          icon={<DarkModeIcon />}
          checked={isDark}
          onChange={(checked) => choose(checked ? 'dark' : 'light')}
        />
        <ToggleTile
          label={t('settings.contrast')}
          icon={<ContrastIcon />}
          checked={settings.contrast === 'hight'}
          onChange={(checked) => setSetting('contrast', checked ? 'hight' : 'default')}
        />
        {isBackstage && (
          <>
            <DirectionToggle />
            <BackstageToggles />
          </>
        )}
      </Box>
      <Button
        variant={isSystem ? 'soft' : 'text'}
        color={isSystem ? 'primary' : 'inherit'}
        size="small"
        startIcon={<BrightnessAutoIcon />}
        aria-pressed={isSystem}
        onClick={() => choose(isSystem ? (isDark ? 'dark' : 'light') : 'system')}
      >
        {t('settings.followSystem')}
      </Button>
    </SettingsGroup>
  );
}
