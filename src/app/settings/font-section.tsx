import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useTranslation } from 'react-i18next';
import { FONT_FAMILIES, FONT_SIZE } from '#src/settings/schema.ts';
import { differsFromDefault, resetSetting, setSetting } from '#src/settings/store.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { RadioTiles } from './radio-tiles.tsx';
import { SettingsGroup } from './settings-group.tsx';

const pixels = (value: number) => `${value}px`;

const MARKS = [FONT_SIZE.min, FONT_SIZE.default, FONT_SIZE.max].map((value) => ({
  value,
  label: pixels(value),
}));

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
        <Box sx={{ px: 2, pt: 5 }}>
          <Slider
            aria-label={t('settings.size')}
            value={settings.fontSize}
            min={FONT_SIZE.min}
            max={FONT_SIZE.max}
            step={1}
            marks={MARKS}
            valueLabelDisplay="on"
            valueLabelFormat={pixels}
            getAriaValueText={pixels}
            onChange={(_, value) => setSetting('fontSize', value)}
          />
        </Box>
      </SettingsGroup>
    </SettingsGroup>
  );
}
