import CloseIcon from '@mui/icons-material/Close';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import ResetIcon from '@mui/icons-material/RestartAlt';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { differsFromDefault, resetAll } from '#src/settings/store.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { DEFAULT_MODE, useColorMode } from '../use-color-mode.ts';

type DrawerHeaderProps = { titleId: string; onClose: () => void };

export function DrawerHeader({ titleId, onClose }: DrawerHeaderProps) {
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
          aria-label={t('settings.resetAll')}
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
        <IconButton aria-label={t('settings.close')} onClick={onClose}>
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

  const label = isFull ? t('settings.exitFullScreen') : t('settings.fullScreen');
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => void toggle()}>
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
