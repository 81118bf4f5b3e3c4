import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';
import { getSettings } from '#src/settings/store.ts';

export type Direction = 'ltr' | 'rtl';

/** The style cache in use; the mirroring one exists once its plugin has come (S9). */
export const ltrCache = createCache({ key: 'mui' });
let rtlCache: EmotionCache | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

export function getRtlCache(): EmotionCache | null {
  return rtlCache;
}

export function subscribeToRtlCache(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Fetches what mirrors styles, which only right-to-left readers need.
 * @throws where the network gives none; the next call tries again.
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
  // Emotion's own prefixer falls away with this; the theme writes the one prefix that is still needed.
  rtlCache = createCache({ key: 'muirtl', stylisPlugins: [rtlPlugin] });
  for (const listener of listeners) listener();
}

/** Await this before the first render, so that a right-to-left reader never sees the page unmirrored. */
export async function prepareDirection(): Promise<void> {
  if (getSettings().direction === 'ltr') return;
  // Without it the page starts left to right; the provider tries again and says so.
  await loadRtlCache().catch(() => undefined);
}
