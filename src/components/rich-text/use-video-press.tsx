import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { LazyVideoPlayer } from '#src/components/video/lazy-video-player.ts';
import { hasModifier } from '#src/lib/browser/has-modifier.ts';
import { readVideo, VIDEO } from '#src/lib/videos/video-figure.ts';
import type { Video } from '#src/lib/videos/video-figure.ts';

const PLACE = <Box sx={{ aspectRatio: '16 / 9', borderRadius: '8px', bgcolor: 'common.black' }} />;

/**
 * A press on a video of the text plays it in its place: until then nothing is asked of its host. One plays at a
 * time. Without the program, or with a modifier, it is a link.
 */
export function useVideoPress(resolve?: (address: string) => string) {
  const [playing, setPlaying] = useState<{ figure: Element; video: Video }>();
  const stop = () => setPlaying(undefined);

  useEffect(() => {
    const figure = playing?.figure;
    figure?.setAttribute('data-playing', '');
    return () => figure?.removeAttribute('data-playing');
  }, [playing]);

  const onClick = (event: MouseEvent) => {
    const link =
      event.target instanceof Element && event.target.closest(`figure.${VIDEO} > a:first-child`);
    const figure = link && link.parentElement;
    if (!figure || event.button !== 0 || hasModifier(event)) return;
    const video = readVideo(figure, resolve);
    if (!video) return;
    event.preventDefault();
    setPlaying({ figure, video });
  };
  const player: ReactNode =
    playing &&
    createPortal(
      <LazyVideoPlayer video={playing.video} fallback={PLACE} onLoadFailed={stop} />,
      playing.figure,
    );
  return { onClick, player };
}
