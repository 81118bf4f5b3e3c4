import { lazyPart } from '#src/components/loading/lazy-part.tsx';

export const LazyReplaceUsesDialog = lazyPart(
  () => import('./replace-uses-dialog.tsx'),
  'ReplaceUsesDialog',
);
