import { lazy } from 'react';

/** The comparison, fetched when there is something to compare. */
export const CompareDialog = lazy(() =>
  import('./compare-dialog.tsx').then((module) => ({ default: module.CompareDialog })),
);
