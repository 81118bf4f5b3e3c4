import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { PRIMARY_COLORS } from '#src/settings/schema.ts';
import { setSetting } from '#src/settings/store.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { ownShades, presets, shadesOf } from '#src/theme/shades.ts';
import { toast } from '#src/lib/toast.ts';
import { RadioTiles } from './radio-tiles.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { ownColor, readColor } from './own-color.ts';

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

/** In ms: while a colour is being picked, each pointer move changes it, and each change renders the page again. */
const PICKING_PAUSE = 120;

/** Field for a primary colour of the person's own, picked or typed. */
function OwnColorField() {
  const { t } = useTranslation(['frame-components', 'common']);
  const { primaryColor } = useSettings();
  const [draft, setDraft] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const timer = useRef(0);
  // Resets the field when another colour was chosen, here or above.
  const [before, setBefore] = useState(primaryColor);
  if (primaryColor !== before) {
    setBefore(primaryColor);
    setDraft(null);
    setIsWrong(false);
  }
  const isOwn = typeof primaryColor !== 'string';
  const { main, contrastText } = shadesOf(primaryColor);

  const change = (text: string) => {
    window.clearTimeout(timer.current);
    setDraft(text);
    setIsWrong(false);
  };

  const apply = async (text: string) => {
    const color = readColor(text);
    setIsWrong(color === null);
    if (color === null) return;
    try {
      setSetting('primaryColor', await ownColor(color));
      setDraft(null);
    } catch {
      toast.error(t('common:error.network'));
    }
  };

  const leave = () => {
    if (draft?.trim()) void apply(draft);
    else setDraft(null);
  };

  return (
    <TextField
      size="small"
      sx={{ mt: 2 }}
      label={t('settings.ownColor')}
      placeholder={presets.default.main}
      value={draft ?? (isOwn ? main : '')}
      error={isWrong}
      helperText={t(isWrong ? 'settings.ownColorWrong' : 'settings.ownColorHint')}
      onChange={({ target }) => change(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
      slotProps={{
        htmlInput: { spellCheck: false, autoComplete: 'off', dir: 'ltr' },
        inputLabel: { shrink: true },
        input: {
          startAdornment: (
            <Box sx={{ ...ownSwatch, color: contrastText }}>
              <input
                type="color"
                aria-label={t('settings.pickColor')}
                value={main.toLowerCase()}
                onChange={({ target: { value } }) => {
                  change(value.toUpperCase());
                  timer.current = window.setTimeout(() => void apply(value), PICKING_PAUSE);
                }}
              />
              {isOwn && <CheckIcon sx={{ fontSize: '1.125rem' }} />}
            </Box>
          ),
        },
      }}
    />
  );
}

const ownSwatch = {
  position: 'relative',
  flexShrink: 0,
  width: 28,
  height: 28,
  marginInlineEnd: 1,
  // The swatch shows the colour to choose, so forced colours must not replace it.
  forcedColorAdjust: 'none',
  '& input': { all: 'unset', width: 1, height: 1, cursor: 'pointer' },
  '& input::-webkit-color-swatch-wrapper': { p: 0 },
  '& input::-webkit-color-swatch': { border: 0, borderRadius: '50%' },
  '& input::-moz-color-swatch': { border: 0, borderRadius: '50%' },
  '& input:focus-visible': {
    borderRadius: '50%',
    outline: '2px solid var(--mui-palette-primary-text)',
    outlineOffset: '2px',
  },
  '& svg': { position: 'absolute', inset: 0, m: 'auto', pointerEvents: 'none' },
} as const;
