import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { lazyPage } from '#src/i18n/namespaces.ts';

/** `VideoPlayer`, loaded with its texts when it is first shown. */
export const LazyVideoPlayer = lazyPart(
  lazyPage(() => import('./video-player.tsx'), 'components'),
  'VideoPlayer',
);
