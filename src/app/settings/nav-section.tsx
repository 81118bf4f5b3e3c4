import { useTranslation } from 'react-i18next';
import { NAV_COLORS, NAV_LAYOUTS, NAV_WIDTH } from '#src/settings/schema.ts';
import { differsFromDefault, resetSetting, setSetting } from '#src/settings/store.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { NavThumbnail } from './nav-thumbnail.tsx';
import { PixelSlider } from './pixel-slider.tsx';
import { RadioTiles } from './radio-tiles.tsx';
import { SettingsGroup } from './settings-group.tsx';

export function NavSection() {
  const { t } = useTranslation('frame-components');
  const settings = useSettings();
  const { navLayout, navColor } = settings;

  return (
    <SettingsGroup title={t('settings.nav')} tip={t('settings.navTip')}>
      <SettingsGroup
        nested
        title={t('settings.layout')}
        isChanged={differsFromDefault(settings, 'navLayout')}
        onReset={() => resetSetting('navLayout')}
      >
        <RadioTiles
          label={t('settings.layout')}
          value={navLayout}
          columns={3}
          options={NAV_LAYOUTS.map((value) => ({
            value,
            label: t(`settings.layouts.${value}`),
            picture: <NavThumbnail layout={value} color={navColor} />,
          }))}
          onChange={(value) => setSetting('navLayout', value)}
        />
      </SettingsGroup>
      <SettingsGroup
        nested
        title={t('settings.color')}
        isChanged={differsFromDefault(settings, 'navColor')}
        onReset={() => resetSetting('navColor')}
      >
        <RadioTiles
          label={t('settings.color')}
          value={navColor}
          columns={2}
          options={NAV_COLORS.map((value) => ({
            value,
            label: t(`settings.colors.${value}`),
            picture: <NavThumbnail layout={navLayout} color={value} />,
          }))}
          onChange={(value) => setSetting('navColor', value)}
        />
      </SettingsGroup>
      {navLayout === 'vertical' && (
        <SettingsGroup
          nested
          title={t('settings.width')}
          isChanged={differsFromDefault(settings, 'navWidth')}
          onReset={() => resetSetting('navWidth')}
        >
          <PixelSlider
            label={t('settings.width')}
            value={settings.navWidth}
            range={NAV_WIDTH}
            step={10}
            onChange={(value) => setSetting('navWidth', value)}
          />
        </SettingsGroup>
      )}
    </SettingsGroup>
  );
}
