import { createLazyPart } from '#src/components/loading/lazy-part.tsx';
import { currentLanguage } from '#src/i18n/i18n.ts';
import { loadTexts } from '#src/i18n/namespaces.ts';

/** `VideoPlayer`, loaded with its texts when it is first shown. */
export const LazyVideoPlayer = createLazyPart(async () => {
  const [{ VideoPlayer }] = await Promise.all([
    import('./video-player.tsx'),
    loadTexts(currentLanguage(), ['components']),
  ]);
  return VideoPlayer;
});
