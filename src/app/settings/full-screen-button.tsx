import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** Toggles full screen; renders nothing in browsers without it, for example on iPhones. */
export function FullScreenButton() {
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
