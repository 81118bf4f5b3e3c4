import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import { useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router';
import CloseIcon from '@mui/icons-material/Close';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import ResetIcon from '@mui/icons-material/RestartAlt';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { COLOR_FILTERS, FONT_FAMILIES, FONT_SIZE } from '#src/settings/schema.ts';
import { setSetting, differsFromDefault, resetAll } from '#src/settings/store.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { AppearanceSection, DirectionSection } from './appearance-section.tsx';
import { BackstageSection } from './backstage-section.tsx';
import { NavSection } from './nav-section.tsx';
import { PixelSlider } from './pixel-slider.tsx';
import { PresetSection } from './preset-section.tsx';
import { RadioTiles } from './radio-tiles.tsx';
import { useSettingsDrawer } from '../settings-drawer-store.ts';
import { SettingsGroup } from './settings-group.tsx';
import { TransferPart } from './transfer-part.tsx';
import { DEFAULT_MODE, useColorMode } from '../use-color-mode.ts';

const WIDTH = 360;

/**
 * The drawer of the display settings. Its backdrop is invisible, so that the effect of each choice is seen on the page
 * at once. Outside the back office, what affects only the back office comes last, below a heading of its own.
 */
export function SettingsDrawer() {
  const { isOpen, close } = useSettingsDrawer();
  const titleId = useId();
  const { t } = useTranslation('frame-components');
  const isBackstage = useMatch('/backstage/*') !== null;

  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={close}
      slotProps={{
        backdrop: { invisible: true },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: WIDTH, maxWidth: '100%' },
        },
      }}
    >
      <DrawerHeader titleId={titleId} onClose={close} />
      <Divider />
      <Stack sx={{ gap: 3, p: 2.5, pt: 2, overflowY: 'auto', overscrollBehavior: 'contain' }}>
        <AppearanceSection isBackstage={isBackstage} />
        {isBackstage ? (
          <>
            <NavSection />
            <PresetSection />
            <SettingsGroup title={t('settings.font')}>
              <FamilyPart />
              <SizePart />
            </SettingsGroup>
            <FilterSection />
            <Divider />
            <TransferPart />
          </>
        ) : (
          <>
            <SettingsGroup title={t('settings.font')}>
              <SizePart />
              <FamilyPart />
            </SettingsGroup>
            <DirectionSection />
            <FilterSection />
            <Divider />
            <BackstageSection />
          </>
        )}
      </Stack>
    </Drawer>
  );
}

function FilterSection() {
  const { t } = useTranslation('frame-components');
  return (
    <SettingsGroup
      title={t('settings.filter')}
      tip={t('settings.filterTip')}
      keys={['colorFilter']}
    >
      <RadioTiles
        label={t('settings.filter')}
        value={useSettings().colorFilter}
        columns={3}
        options={COLOR_FILTERS.map((value) => ({ value, label: t(`settings.filters.${value}`) }))}
        onChange={(value) => setSetting('colorFilter', value)}
      />
    </SettingsGroup>
  );
}

/** All family names use the current font, because showing each in its own font would download it. */
function FamilyPart() {
  const { t } = useTranslation('frame-components');
  return (
    <SettingsGroup nested title={t('settings.family')} keys={['fontFamily']}>
      <RadioTiles
        label={t('settings.family')}
        value={useSettings().fontFamily}
        columns={2}
        options={FONT_FAMILIES.map((value) => ({ value, label: value.replace(' Variable', '') }))}
        onChange={(value) => setSetting('fontFamily', value)}
      />
    </SettingsGroup>
  );
}

function SizePart() {
  const { t } = useTranslation('frame-components');
  return (
    <SettingsGroup nested title={t('settings.size')} keys={['fontSize']}>
      <PixelSlider
        label={t('settings.size')}
        value={useSettings().fontSize}
        range={FONT_SIZE}
        step={1}
        onChange={(value) => setSetting('fontSize', value)}
      />
    </SettingsGroup>
  );
}

type DrawerHeaderProps = { titleId: string; onClose: () => void };

function DrawerHeader({ titleId, onClose }: DrawerHeaderProps) {
  const { t } = useTranslation('frame-components');
  const settings = useSettings();
  const { mode, choose } = useColorMode();
  const isChanged = mode !== DEFAULT_MODE || differsFromDefault(settings);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', py: 1.5, pl: 2.5, pr: 1 }}>
      <Typography id={titleId} component="h2" variant="h6" sx={{ flexGrow: 1 }}>
        {t('settings.title')}
      </Typography>
      <FullScreenButton />
      <Tooltip title={t('settings.resetAll')}>
        <IconButton
          onClick={() => {
            resetAll();
            choose(DEFAULT_MODE);
          }}
        >
          <Badge variant="dot" color="error" invisible={!isChanged}>
            <ResetIcon />
          </Badge>
        </IconButton>
      </Tooltip>
      <Tooltip title={t('settings.close')}>
        <IconButton onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}

/** Toggles full screen; renders nothing in browsers without it, for example on iPhones. */
function FullScreenButton() {
  const { t } = useTranslation('frame-components');
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;

  return (
    <Tooltip title={t(isFull ? 'settings.exitFullScreen' : 'settings.fullScreen')}>
      <IconButton onClick={() => void toggle()}>
        {isFull ? <FullscreenExitIcon /> : <FullscreenIcon />}
      </IconButton>
    </Tooltip>
  );
}

async function toggle(): Promise<void> {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  // The browser may reject the request, for example inside a frame; the page then stays as it is.
  await change.catch(() => undefined);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
