import type { EmotionCache } from '@emotion/cache';
import i18next from 'i18next';
import { useEffect } from 'react';
import { toast } from 'sonner';
import { useStore } from 'zustand';
import { loadRtlCache, ltrCache, rtlCacheStore } from './emotion-cache.ts';
import type { Direction } from './emotion-cache.ts';

/**
 * Returns the style cache and the direction to use: left to right until the plugin that mirrors styles
 * is loaded, so that text and layout change together.
 */
export function useEmotionCache(wanted: Direction): { cache: EmotionCache; direction: Direction } {
  const rtlCache = useStore(rtlCacheStore, ({ cache }) => cache);
  useEffect(() => {
    if (wanted === 'rtl') loadRtlCache().catch(showError);
  }, [wanted]);
  if (wanted === 'rtl' && rtlCache) return { cache: rtlCache, direction: 'rtl' };
  return { cache: ltrCache, direction: 'ltr' };
}

function showError(): void {
  toast.error(i18next.t('error.network'));
}
