import { draftingPart } from '#src/admin/drafting/lazy-drafting.ts';

/** Offers to draft the text of a form's field; undefined in builds without drafting help. */
export const LazyFieldDrafting = import.meta.env.HAS_DRAFTING
  ? draftingPart(() => import('./field-drafting.tsx'), 'FieldDrafting')
  : undefined;

/** Offers wording without the words that the checklist found; undefined in the same builds. */
export const LazyRewordButtons = import.meta.env.HAS_DRAFTING
  ? draftingPart(() => import('./reword-buttons.tsx'), 'RewordButtons')
  : undefined;
