import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { lazyPage } from '#src/i18n/namespaces.ts';

export const LazyBesidePanel = lazyPart(
  lazyPage(() => import('./beside-panel.tsx'), 'beside'),
  'BesidePanel',
);
