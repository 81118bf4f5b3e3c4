import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Video } from '#src/lib/videos/video-figure.ts';

type VideoPlayerProps = { video: Video };

/** Plays a video: a file here, another site's in that site's player, with a link to its page. */
export function VideoPlayer({ video }: VideoPlayerProps) {
  const { t } = useTranslation('components');
  const { kind, player, title, poster, captions, address } = video;
  const isBlocked = useIsBlocked();
  if (kind === 'file') {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- An editor may have none.
      <Box
        component="video"
        ref={focusOn}
        src={player}
        poster={poster || undefined}
        title={title}
        controls
        autoPlay
        playsInline
        sx={frameStyles}
      >
        {captions && <track kind="captions" src={captions} label={t('video.captions')} default />}
      </Box>
    );
  }
  return (
    <div>
      {!isBlocked && (
        <Box
          component="iframe"
          ref={focusOn}
          src={player}
          title={title || t('video.title')}
          allow="autoplay; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          sx={frameStyles}
        />
      )}
      <Link href={address} target="_blank" rel="noopener" sx={{ display: 'block', py: 1 }}>
        {t(isBlocked ? 'video.notHere' : 'video.openAt', { site: t(`video.site.${kind}`) })}
      </Link>
    </div>
  );
}

/** Moves the focus to the player, which has replaced the clicked element. */
function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** Whether our host's security policy blocks the other site's player. */
function useIsBlocked(): boolean {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setBlocked(true);
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, []);
  return isBlocked;
}

const frameStyles = {
  display: 'block',
  width: 1,
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: '8px',
  bgcolor: 'common.black',
};
