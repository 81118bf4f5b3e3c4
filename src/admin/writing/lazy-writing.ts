import type { ComponentType } from 'react';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { env } from '#src/env.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';

/**
 * Offers an alternative text for a picture. Undefined in builds without writing help, which have none of its code.
 */
export const LazyAltWriting = import.meta.env.HAS_WRITING_HELP
  ? writingPart(() => import('./alt-writing.tsx'), 'AltWriting')
  : undefined;

/** A part of the writing help; it renders nothing where the help is turned off or its code cannot be fetched. */
export function writingPart<Name extends string, Props extends object>(
  importModule: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  const load = lazyPage(importModule, 'writing');
  const nothing: ComponentType<Props> = () => null;
  const loadPart = async () =>
    env.aiUrl === '' ? nothing : ((await load().catch(() => null))?.[name] ?? nothing);
  return lazyPart(async () => ({ Part: await loadPart() }), 'Part');
}
