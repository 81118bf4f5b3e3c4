import { writingPart } from '#src/admin/writing/lazy-writing.ts';

/** Offers to draft the text of a form's field; undefined in builds without writing help. */
export const LazyFieldWriting = import.meta.env.HAS_WRITING_HELP
  ? writingPart(() => import('./field-writing.tsx'), 'FieldWriting')
  : undefined;

/** Offers wording without the words that the checklist found; undefined in the same builds. */
export const LazyRewordButtons = import.meta.env.HAS_WRITING_HELP
  ? writingPart(() => import('./reword-buttons.tsx'), 'RewordButtons')
  : undefined;
