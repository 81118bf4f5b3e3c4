import { createLazyPart } from '#src/components/loading/lazy-part.tsx';
import { lazyPage } from '#src/i18n/namespaces.ts';

/** The public page beside a form. */
export const LazyBesidePanel = createLazyPart(async () => {
  const load = lazyPage(() => import('./beside-panel.tsx'), 'beside');
  return (await load()).BesidePanel;
});
