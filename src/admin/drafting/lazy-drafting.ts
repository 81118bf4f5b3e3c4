import type { ComponentType } from 'react';
import { createLazyPart } from '#src/components/loading/lazy-part.tsx';
import { env } from '#src/env.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';

/**
 * Offers an alternative text for a picture. Undefined in builds without drafting help, which have none of its code.
 */
export const LazyAltDrafting = import.meta.env.HAS_DRAFTING
  ? createLazyPart(() =>
      draftingPart(async () => {
        const load = lazyPage(() => import('./alt-drafting.tsx'), 'drafting');
        return (await load()).AltDrafting;
      }),
    )
  : undefined;

/** A part of the drafting help; it renders nothing where the help is turned off or its code cannot be fetched. */
export async function draftingPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const nothing = () => null;
  return env.aiUrl === '' ? nothing : load().catch(() => nothing);
}
