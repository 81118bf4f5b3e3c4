import type { EmotionCache } from '@emotion/cache';
import { pause } from '#src/lib/pause.ts';

/** In milliseconds: then the page that stands there gets its turn. */
const SLICE = 8;

/**
 * Keeps the styles of what is drawn apart from the page from being written while it is drawn: React would
 * have them all written in one piece. Returns what writes them, in slices, for a page that they do not
 * concern yet; that gives what puts them in force.
 */
export function holdStyles(cache: EmotionCache): () => Promise<() => void> {
  const { insert } = cache;
  const held: Parameters<EmotionCache['insert']>[] = [];
  cache.insert = (...styles) => {
    const [, { name }, , isKept] = styles;
    if (isKept) cache.inserted[name] = true;
    held.push(styles);
  };
  return async () => {
    cache.insert = insert;
    const written = new Set<HTMLStyleElement>();
    let start = performance.now();
    for (const styles of held) {
      insert(...styles);
      const tag = styles[2].tags.at(-1);
      if (tag instanceof HTMLStyleElement && !written.has(tag)) {
        // The page would be styled anew for every slice.
        tag.media = 'not all';
        written.add(tag);
      }
      if (performance.now() - start < SLICE) continue;
      await pause();
      start = performance.now();
    }
    return () => {
      for (const tag of written) tag.media = '';
    };
  };
}
