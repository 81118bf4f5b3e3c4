import { createLazyPart } from '#src/components/lazy-part.tsx';

export const LazySharePreview = createLazyPart(
  async () => (await import('./share-preview.tsx')).SharePreview,
);
