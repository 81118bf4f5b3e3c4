import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import StopIcon from '@mui/icons-material/Stop';
import VolumeUpIcon from '@mui/icons-material/VolumeUpOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useClientValue } from '#src/components/use-client-value.ts';
import { toast } from '#src/lib/toast.ts';
import type { Reader } from './reader.ts';

const load = () => import('./reader.ts');

/** Loads the code early, because some browsers speak only right after a click. */
function prefetchReader(): void {
  load().catch(() => undefined);
}

/**
 * Reads a text aloud; stops when the page is left.
 * @param onStop called before the state is `idle` again
 */
function useReader(text: RefObject<HTMLElement | null>, onStop: () => void) {
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'reading' | 'paused'>('idle');
  const reader = useRef<Reader>(null);
  /** False if somebody paused or left before the code had loaded. */
  const isWanted = useRef(false);

  const stop = () => {
    isWanted.current = false;
    onStop();
    reader.current?.stop();
    reader.current = null;
    setState('idle');
  };
  const leave = useEffectEvent(stop);
  useEffect(() => {
    const left = () => leave();
    window.addEventListener('pagehide', left);
    return () => {
      window.removeEventListener('pagehide', left);
      left();
    };
  }, []);

  const press = async () => {
    isWanted.current = state !== 'reading';
    if (state === 'reading') {
      reader.current?.pause();
      setState('paused');
      return;
    }
    setState('reading');
    try {
      const { createReader } = await load();
      if (text.current === null || !isWanted.current) return;
      reader.current ??= createReader(text.current, (hasFailed) => {
        if (hasFailed) toast.error(t('readAloud.failed'));
        stop();
      });
      reader.current.play();
    } catch {
      toast.error(t('error.load'));
      setState('idle');
    }
  };
  return { state, press: () => void press(), stop };
}

type ReadAloudProps = {
  /** The text to read. */
  children: ReactNode;
};

const ICONS = { idle: VolumeUpIcon, reading: PauseIcon, paused: PlayIcon };
const LABELS = {
  idle: 'readAloud.start',
  reading: 'readAloud.pause',
  paused: 'readAloud.continue',
} as const;

/** A text that the browser can read aloud; the text alone where the browser has no speech. */
export function ReadAloud({ children }: ReadAloudProps) {
  // True in the prerendered file, so that the text does not move when the button appears.
  const canSpeak = useClientValue(() => 'speechSynthesis' in window, true);
  const text = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  return (
    <>
      {/* The key stops the reading when another record of the same kind is opened. */}
      {canSpeak && <Controls key={pathname + search} text={text} />}
      <div ref={text}>{children}</div>
    </>
  );
}

function Controls({ text }: { text: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const { state, press, stop } = useReader(text, () => {
    // The stop button is about to be removed, and may have the focus.
    if (bar.current?.contains(document.activeElement)) toggle.current?.focus();
  });
  const Icon = ICONS[state];
  return (
    <Box ref={bar} sx={barStyles}>
      <Button
        ref={toggle}
        variant="soft"
        color="secondary"
        startIcon={<Icon />}
        onPointerEnter={prefetchReader}
        onTouchStart={prefetchReader}
        onFocus={prefetchReader}
        onClick={press}
      >
        <span>{t(LABELS[state])}</span>
      </Button>
      {state !== 'idle' && (
        <Button color="inherit" startIcon={<StopIcon />} onClick={stop}>
          {t('readAloud.stop')}
        </Button>
      )}
    </Box>
  );
}

const barStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: 2,
  '@media print': { display: 'none' },
};
