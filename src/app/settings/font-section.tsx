import { useTranslation } from 'react-i18next';
import { FONT_FAMILIES, FONT_SIZE } from '#src/settings/schema.ts';
import { differsFromDefault, resetSetting, setSetting } from '#src/settings/store.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { PixelSlider } from './pixel-slider.tsx';
import { RadioTiles } from './radio-tiles.tsx';
import { SettingsGroup } from './settings-group.tsx';

/** All family names use the current font, because showing each in its own font would download it. */
export function FontSection() {
  const { t } = useTranslation('frame-components');
  const settings = useSettings();

  return (
    <SettingsGroup title={t('settings.font')}>
      <SettingsGroup
        nested
        title={t('settings.family')}
        isChanged={differsFromDefault(settings, 'fontFamily')}
        onReset={() => resetSetting('fontFamily')}
      >
        <RadioTiles
          label={t('settings.family')}
          value={settings.fontFamily}
          columns={2}
          options={FONT_FAMILIES.map((value) => ({ value, label: value.replace(' Variable', '') }))}
          onChange={(value) => setSetting('fontFamily', value)}
        />
      </SettingsGroup>
      <SettingsGroup
        nested
        title={t('settings.size')}
        isChanged={differsFromDefault(settings, 'fontSize')}
        onReset={() => resetSetting('fontSize')}
      >
        <PixelSlider
          label={t('settings.size')}
          value={settings.fontSize}
          range={FONT_SIZE}
          step={1}
          onChange={(value) => setSetting('fontSize', value)}
        />
      </SettingsGroup>
    </SettingsGroup>
  );
}
