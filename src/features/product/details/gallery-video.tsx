import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '#src/components/picture.tsx';
import { LazyVideoPlayer } from '#src/components/video/lazy-video-player.ts';
import type { Video } from '#src/lib/videos/video-figure.ts';
import { PlayMark } from './play-mark.tsx';

type GalleryVideoProps = { video: Video; poster: string };

/** The product's video: a poster that a press replaces by the player. */
export function GalleryVideo({ video, poster }: GalleryVideoProps) {
  const { t } = useTranslation('product');
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) {
    return (
      <LazyVideoPlayer
        video={video}
        fallback={<Picture src={poster} alt="" ratio={16 / 9} />}
        onLoadFailed={() => setPlaying(false)}
      />
    );
  }
  return (
    <ButtonBase
      aria-label={t('details.play', { title: video.title })}
      {...LazyVideoPlayer.prefetchOn}
      onClick={() => setPlaying(true)}
      sx={{ display: 'block', width: 1, borderRadius: 1, overflow: 'hidden' }}
    >
      <Picture src={poster} alt="" ratio={4 / 3} sizes="(min-width: 56.25em) 58vw, 100vw" />
      <PlayMark size={64} />
    </ButtonBase>
  );
}
