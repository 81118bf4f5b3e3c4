import { createLazyPart } from '#src/components/loading/lazy-part.tsx';

/** The search dialog, lazy because of its pinyin library. */
export const LazyCommandPalette = createLazyPart(
  async () => (await import('./command-palette.tsx')).CommandPalette,
);
