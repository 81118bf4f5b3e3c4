import { lazyPart } from '#src/components/loading/lazy-part.tsx';

export const LazyCompareDialog = lazyPart(() => import('./compare-dialog.tsx'), 'CompareDialog');
