import { createLazyPart } from '#src/components/loading/lazy-part.tsx';

export const LazyReplaceUsesDialog = createLazyPart(
  async () => (await import('./replace-uses-dialog.tsx')).ReplaceUsesDialog,
);
