import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import { createStore } from 'zustand/vanilla';
import { settingsStore } from '#src/settings/store.ts';

export type Direction = 'ltr' | 'rtl';

export const ltrCache = createCache({ key: 'mui' });
/** `cache` is null until `loadRtlCache` has loaded its plugin. */
export const rtlCacheStore = createStore<{ cache: EmotionCache | null }>(() => ({ cache: null }));
let loading: Promise<void> | null = null;

/**
 * Loads the plugin that mirrors styles, which only right-to-left readers need.
 * @throws where it cannot be loaded; the next call tries again.
 */
export function loadRtlCache(): Promise<void> {
  loading ??= createRtlCache().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function createRtlCache(): Promise<void> {
  const { default: rtlPlugin } = await import('@mui/stylis-plugin-rtl');
  // `stylisPlugins` turns off Emotion's own prefixer; the theme writes the one prefix still needed.
  rtlCacheStore.setState({ cache: createCache({ key: 'muirtl', stylisPlugins: [rtlPlugin] }) });
}

/** Await this before the first render, so that right-to-left readers never see the page unmirrored. */
export async function prepareDirection(): Promise<void> {
  if (settingsStore.getState().direction === 'ltr') return;
  // Then the page starts left to right; the provider tries again and shows the error.
  await loadRtlCache().catch(() => undefined);
}
