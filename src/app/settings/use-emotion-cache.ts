import type { EmotionCache } from '@emotion/cache';
import i18next from 'i18next';
import { useEffect, useSyncExternalStore } from 'react';
import { toast } from 'sonner';
import { getRtlCache, loadRtlCache, ltrCache, subscribeToRtlCache } from './emotion-cache.ts';
import type { Direction } from './emotion-cache.ts';

/**
 * The style cache for a direction, and the direction that really holds: until what mirrors styles has
 * come, everything stays left to right, so that text and layout turn in one step (S9).
 */
export function useEmotionCache(wanted: Direction): { cache: EmotionCache; direction: Direction } {
  const rtlCache = useSyncExternalStore(subscribeToRtlCache, getRtlCache, () => null);
  useEffect(() => {
    if (wanted === 'rtl') loadRtlCache().catch(sayFailed);
  }, [wanted]);
  if (wanted === 'rtl' && rtlCache) return { cache: rtlCache, direction: 'rtl' };
  return { cache: ltrCache, direction: 'ltr' };
}

function sayFailed(): void {
  toast.error(i18next.t('error.network'));
}
