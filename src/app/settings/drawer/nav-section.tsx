import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { NAV_COLORS, NAV_LAYOUTS, NAV_WIDTH, type Settings } from '#src/settings/schema.ts';
import { setSetting } from '#src/settings/store.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { shadesOf } from '#src/theme/shades.ts';
import { PixelSlider } from './pixel-slider.tsx';
import { RadioTiles } from './radio-tiles.tsx';
import { SettingsGroup } from './settings-group.tsx';

export function NavSection() {
  const { t } = useTranslation('frame-components');
  const { navLayout, navColor, navWidth } = useSettings();

  return (
    <SettingsGroup title={t('settings.nav')} tip={t('settings.navTip')}>
      <SettingsGroup nested title={t('settings.layout')} keys={['navLayout']}>
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
      <SettingsGroup nested title={t('settings.color')} keys={['navColor']}>
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
        <SettingsGroup nested title={t('settings.width')} keys={['navWidth']}>
          <PixelSlider
            label={t('settings.width')}
            value={navWidth}
            range={NAV_WIDTH}
            step={10}
            onChange={(value) => setSetting('navWidth', value)}
          />
        </SettingsGroup>
      )}
    </SettingsGroup>
  );
}

type NavThumbnailProps = { layout: Settings['navLayout']; color: Settings['navColor'] };

const LINES = [0, 1, 2];

/** A miniature of the back office with this menu layout and colour. */
function NavThumbnail({ layout, color }: NavThumbnailProps) {
  const isRow = layout === 'horizontal';
  // The chosen colour's, because on pages for visitors the theme has the brand's.
  const { main } = shadesOf(useSettings().primaryColor);
  return (
    <Box aria-hidden sx={{ ...frame, flexDirection: isRow ? 'column' : 'row' }}>
      <Box sx={{ ...menu, ...MENU[layout], ...(color === 'apparent' ? apparent : integrate) }}>
        <Box sx={{ ...line, width: isRow ? 8 : '60%', bgcolor: main }} />
        {LINES.map((index) => (
          <Box key={index} sx={{ ...line, width: isRow ? 10 : '100%' }} />
        ))}
      </Box>
      <Box sx={{ flexGrow: 1, p: 0.5 }}>
        <Box sx={{ height: '100%', borderRadius: 0.5, bgcolor: main, opacity: 0.24 }} />
      </Box>
    </Box>
  );
}

const MENU = {
  vertical: { width: '36%', flexDirection: 'column' },
  mini: { width: '16%', flexDirection: 'column' },
  horizontal: { height: 12, flexDirection: 'row', alignItems: 'center' },
} as const;

const frame = {
  display: 'flex',
  width: '100%',
  maxWidth: 96,
  height: 52,
  overflow: 'hidden',
  borderRadius: 0.75,
  border: 1,
  borderColor: 'outline',
  bgcolor: 'background.paper',
  // Drawn with background colours only, which forced colours would remove.
  forcedColorAdjust: 'none',
} as const;

const menu = { display: 'flex', gap: '4px', p: 0.5, flexShrink: 0 } as const;
const line = { height: 4, borderRadius: 2, bgcolor: 'currentColor', opacity: 0.8 } as const;
const integrate = { bgcolor: 'background.neutral', color: 'text.disabled' } as const;
const apparent = { bgcolor: 'grey.900', color: 'grey.500' } as const;
