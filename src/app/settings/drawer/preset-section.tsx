import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PRIMARY_COLORS } from '#src/settings/schema.ts';
import { setSetting } from '#src/settings/store.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { ownShades, presets } from '#src/theme/shades.ts';
import { OwnColorField } from './own-color-field.tsx';
import { RadioTiles } from './radio-tiles.tsx';
import { SettingsGroup } from './settings-group.tsx';

export function PresetSection() {
  const { t } = useTranslation('frame-components');
  const { primaryColor } = useSettings();

  return (
    <SettingsGroup title={t('settings.presets')} keys={['primaryColor']}>
      <RadioTiles
        hideLabels
        label={t('settings.presets')}
        value={typeof primaryColor === 'string' ? primaryColor : null}
        columns={6}
        options={PRIMARY_COLORS.map((value) => ({
          value,
          label: t(`settings.presetNames.${presets[value] === ownShades ? 'brand' : value}`),
          picture: (
            <Box
              sx={{ ...swatch, bgcolor: presets[value].main, color: presets[value].contrastText }}
            >
              {value === primaryColor && <CheckIcon sx={{ fontSize: '1.125rem' }} />}
            </Box>
          ),
        }))}
        onChange={(value) => setSetting('primaryColor', value)}
      />
      <OwnColorField />
    </SettingsGroup>
  );
}

const swatch = {
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  // The swatch shows the colour to choose, so forced colours must not replace it.
  forcedColorAdjust: 'none',
} as const;
