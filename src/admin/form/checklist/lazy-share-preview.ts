import { createLazyPart } from '#src/components/loading/lazy-part.tsx';

export const LazySharePreview = createLazyPart(
  async () => (await import('./share-preview.tsx')).SharePreview,
);
