import { createLazyPart } from '#src/components/lazy-part.tsx';

/** The search (N2), with pinyin for its Chinese titles. */
export const LazyCommandPalette = createLazyPart(
  async () => (await import('./command-palette.tsx')).CommandPalette,
);
