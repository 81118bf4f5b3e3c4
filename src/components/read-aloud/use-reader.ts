import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Reader } from './reader.ts';

const load = () => import('./reader.ts');

/** Early, because some browsers speak only right after a press. */
export function prefetchReader(): void {
  load().catch(() => undefined);
}

/**
 * Reads a text aloud; stops when the page is left.
 * @param onStop called before the state is `idle` again
 */
export function useReader(text: RefObject<HTMLElement | null>, onStop: () => void) {
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'reading' | 'paused'>('idle');
  const reader = useRef<Reader>(null);
  /** False if somebody paused or left before the code was there. */
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
