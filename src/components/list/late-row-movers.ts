import { createLatePart } from '../late-part.ts';

/** What lets rows be dragged: 13 kB that a list does without until somebody is there. */
export const lateRowMovers = createLatePart(() => import('./row-movers.tsx'));
