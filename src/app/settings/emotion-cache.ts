import createCache, { type EmotionCache } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import { createStore } from 'zustand/vanilla';
import { settingsStore } from '#src/settings/store.ts';

export type Direction = 'ltr' | 'rtl';

/** Leaves styles of a prerendered file where they are: if they move, the browser computes those of the whole page again. */
class FileSheet extends StyleSheet {
  override hydrate(styles: HTMLStyleElement[]): void {
    this.tags.push(...styles);
  }
}

export const ltrCache = createCache({ key: 'mui' });
if (typeof document !== 'undefined') adoptStyles(ltrCache);
/** `cache` is null until `loadRtlCache` has finished. */
export const rtlCacheStore = createStore<{ cache: EmotionCache | null }>(() => ({ cache: null }));
let loading: Promise<void> | null = null;

/**
 * Loads the plugin that mirrors styles, which only right-to-left pages need.
 * @throws when the plugin cannot be fetched; the next call tries again
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
  // `stylisPlugins` replaces Emotion's own prefixer; the theme writes the only prefix still needed.
  rtlCacheStore.setState({ cache: createCache({ key: 'muirtl', stylisPlugins: [rtlPlugin] }) });
}

/** Await this before the first render, so that a right-to-left page is never shown left to right. */
export async function prepareDirection(): Promise<void> {
  if (settingsStore.getState().direction === 'ltr') return;
  // After a failure the page starts left to right; `useEmotionCache` tries again and shows the error.
  await loadRtlCache().catch(() => undefined);
}

/** Adopts the styles of a prerendered file, which `tools/prerender/render-page.tsx` marks. Global ones follow as they are rendered. */
function adoptStyles(cache: EmotionCache): void {
  const { key, sheet } = cache;
  cache.sheet = new FileSheet({ key, container: sheet.container, speedy: sheet.isSpeedy });
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-adopt]')];
  cache.sheet.hydrate(styles);
  for (const { dataset } of styles) {
    for (const id of dataset.adopt?.split(' ') ?? []) cache.inserted[id] = true;
  }
}
