import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type MouseEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { LazyVideoPlayer } from '#src/components/video/lazy-video-player.ts';
import { hasModifier } from '#src/lib/browser/has-modifier.ts';
import type { CleanHtml } from '#src/lib/html/purify.ts';
import { sanitizeHtml } from '#src/lib/html/sanitize-html.ts';
import { isCut } from '#src/lib/html/shown-length.ts';
import { readVideo, VIDEO, type Video } from '#src/lib/videos/video-figure.ts';
import { richTextStyles } from './rich-text-styles.ts';

const PLACE = <Box sx={{ aspectRatio: '16 / 9', borderRadius: '8px', bgcolor: 'common.black' }} />;

/**
 * Plays a video of the text in its place when it is clicked: until then nothing is requested from its host. One plays at
 * a time. Without JavaScript, or with a modifier key, it is a link.
 */
function useVideoPress(resolve?: (address: string) => string) {
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

type RichTextProps = {
  /** HTML from the server. */
  html: string;
  /** The text's language, where it is not the page's. */
  lang?: string | undefined;
  /** Resolves a picture's URL; must be a stable function. */
  resolve?: ((address: string) => string) | undefined;
};

/** Renders rich text: sanitised, in article typography, with lazy pictures. */
export function RichText({ html, resolve, ...props }: RichTextProps) {
  const clean = useMemo(() => sanitizeHtml(html, { resolve }), [html, resolve]);
  return <CleanText html={html} clean={clean} resolve={resolve} {...props} />;
}

type CleanTextProps = RichTextProps & { clean: CleanHtml };

/** Renders what `sanitizeHtml` returned for `html`, with the same `resolve`. */
export function CleanText({ html, clean, lang, resolve }: CleanTextProps) {
  const { t } = useTranslation();
  const { onClick, player } = useVideoPress(resolve);
  // The text's direction may differ from the page's.
  return (
    <>
      <Box
        dir="auto"
        lang={lang}
        onClick={onClick}
        dangerouslySetInnerHTML={{ __html: clean }}
        sx={richTextStyles}
      />
      {isCut(html) && (
        <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
          {t('textCut')}
        </Typography>
      )}
      {player}
    </>
  );
}
