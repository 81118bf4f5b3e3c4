import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { lazyPage } from '#src/i18n/namespaces.ts';

/** The public page beside a form. */
export const LazyBesidePanel = lazyPart(
  lazyPage(() => import('./beside-panel.tsx'), 'beside'),
  'BesidePanel',
);
