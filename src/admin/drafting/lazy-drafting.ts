import type { ComponentType } from 'react';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { env } from '#src/env.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';

/**
 * Offers an alternative text for a picture. Undefined in builds without drafting help, which have none of its code.
 */
export const LazyAltDrafting = import.meta.env.HAS_DRAFTING
  ? draftingPart(() => import('./alt-drafting.tsx'), 'AltDrafting')
  : undefined;

/** A part of the drafting help; it renders nothing where the help is turned off or its code cannot be fetched. */
export function draftingPart<Name extends string, Props extends object>(
  importModule: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const load = lazyPage(importModule, 'drafting');
  const nothing: ComponentType<Props> = () => null;
  const loadPart = async () =>
    env.aiUrl === '' ? nothing : ((await load().catch(() => null))?.[name] ?? nothing);
  return lazyPart(async () => ({ Part: await loadPart() }), 'Part');
}
