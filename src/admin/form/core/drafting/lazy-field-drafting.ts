import { draftingPart } from '#src/admin/drafting/lazy-drafting.ts';
import { createLazyPart } from '#src/components/loading/lazy-part.tsx';
import { lazyPage } from '#src/i18n/namespaces.ts';

/** Offers to draft the text of a form's field; undefined in builds without drafting help. */
export const LazyFieldDrafting = import.meta.env.HAS_DRAFTING
  ? createLazyPart(() =>
      draftingPart(async () => {
        const load = lazyPage(() => import('./field-drafting.tsx'), 'drafting');
        return (await load()).FieldDrafting;
      }),
    )
  : undefined;

/** Offers wording without the words that the checklist found; undefined in the same builds. */
export const LazyRewordButtons = import.meta.env.HAS_DRAFTING
  ? createLazyPart(() =>
      draftingPart(async () => {
        const load = lazyPage(() => import('./reword-buttons.tsx'), 'drafting');
        return (await load()).RewordButtons;
      }),
    )
  : undefined;
