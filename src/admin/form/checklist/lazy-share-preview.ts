import { lazyPart } from '#src/components/loading/lazy-part.tsx';

export const LazySharePreview = lazyPart(() => import('./share-preview.tsx'), 'SharePreview');
