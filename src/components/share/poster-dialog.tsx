import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { use, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import { SiteLogo, useSiteName } from '#src/components/page/site-name.ts';
import { isInWechat } from '#src/lib/browser/is-in-wechat.ts';
import { safeFileName } from '#src/lib/text/file-name.ts';
import { type DrawnPoster, drawPoster, type Poster, POSTER_SIZE } from './draw-poster.ts';
import { QrCode } from './qr-code.tsx';

type PosterDialogProps = { title: string; url: string; poster: Poster; onClose: () => void };

/**
 * A page's poster with its QR code, to save or in WeChat to press for long; the code alone where it cannot be drawn.
 * Loaded lazily.
 */
export function PosterDialog({ title, url, poster, onClose }: PosterDialogProps) {
  const { t } = useTranslation(['poster', 'common']);
  const id = useId();
  // A dialog's content is mounted after its first effects.
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const { company, drawn, drawAgain } = useDrawnPoster(frame, { title, url, poster });
  const isFailed = drawn === 'failed';
  const src = typeof drawn === 'object' ? drawn.src : undefined;
  const isPressed = isInWechat();

  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id} sx={{ pb: 1.5 }}>
        {t('title')}
      </DialogTitle>
      <DialogContent sx={styles.content}>
        {/* The poster is light in every scheme. */}
        <Box ref={setFrame} data-color-scheme="light" sx={styles.poster}>
          {drawn === undefined && (
            <BusyRegion>
              <LightSkeleton ratio={POSTER_SIZE.width / POSTER_SIZE.height} />
            </BusyRegion>
          )}
          {src !== undefined && (
            <img {...POSTER_SIZE} src={src} alt={t('alt', { title, company, url })} />
          )}
        </Box>
        <Box sx={styles.beside}>
          {isFailed ? (
            <>
              <Typography role="alert">{t('failed')}</Typography>
              <Box sx={styles.code}>
                <QrCode text={url} label={t('code', { title })} />
                <Typography variant="body2" sx={{ mt: 1 }}>
                  {t('how.scan')}
                </Typography>
              </Box>
            </>
          ) : (
            <Typography variant="body2">{t(isPressed ? 'how.press' : 'how.save')}</Typography>
          )}
          {typeof drawn === 'object' && !drawn.hasPicture && poster.picture !== '' && (
            <Typography variant="body2">{t('noPicture')}</Typography>
          )}
        </Box>
      </DialogContent>
      <DialogActions sx={styles.actions}>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('common:action.close')}
        </Button>
        {isFailed && (
          <Button variant="contained" color="secondary" onClick={drawAgain}>
            {t('common:action.retry')}
          </Button>
        )}
        {!isFailed && !isPressed && (
          <Button
            variant="contained"
            color="secondary"
            component="a"
            disabled={src === undefined}
            href={src}
            download={safeFileName(`${title}.jpg`)}
          >
            {t('save')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

type Drawn = DrawnPoster | 'failed' | undefined;

/**
 * Draws a poster in the colours of a part of the page.
 * @returns undefined while it is drawn
 */
function useDrawnPoster(
  frame: HTMLElement | null,
  { title, url, poster }: Omit<PosterDialogProps, 'onClose'>,
) {
  const { t } = useTranslation('poster');
  const company = useSiteName();
  const logo = use(SiteLogo) || '/favicon.svg';
  const { typography } = useTheme();
  const [drawn, setDrawn] = useState<Drawn>();
  const draw = useEffectEvent(async (place: HTMLElement): Promise<Drawn> => {
    const hint = t('scan');
    const styles = getComputedStyle(place);
    const color = (name: string) => styles.getPropertyValue(`--mui-palette-${name}`);
    try {
      return await drawPoster(
        { ...poster, title, url, company, logo, hint },
        {
          fonts: {
            heading: typography.h1.fontFamily ?? 'sans-serif',
            text: typography.body1.fontFamily ?? 'sans-serif',
          },
          colors: {
            brand: color('brand-dark'),
            ground: color('brand-darker'),
            text: color('text-primary'),
            secondary: color('text-secondary'),
            line: color('divider'),
          },
        },
      );
    } catch {
      return 'failed';
    }
  });
  const isMissing = drawn === undefined;
  useEffect(() => {
    if (!isMissing || !frame) return undefined;
    let isGone = false;
    const show = async () => {
      const next = await draw(frame);
      if (!isGone) setDrawn(next);
    };
    void show();
    return () => {
      isGone = true;
    };
  }, [isMissing, frame]);
  return { company, drawn, drawAgain: () => setDrawn(undefined) };
}

const styles = {
  content: {
    display: 'flex',
    flexDirection: { xs: 'column', md: 'row' },
    alignItems: { xs: 'center', md: 'flex-end' },
    gap: { xs: 1.5, md: 3 },
    pb: 0,
  },
  poster: {
    // As high as the window allows.
    width: 'min(400px, 100vw - 80px, (100vh - 240px) * 0.75)',
    minWidth: 200,
    flexShrink: 0,
    '&:empty': { display: 'none' },
    '& img': {
      display: 'block',
      width: '100%',
      height: 'auto',
      borderRadius: 1,
      boxShadow: 'var(--mui-customShadows-card)',
      // Safari's menu of a picture that is pressed for long.
      WebkitTouchCallout: 'default',
    },
  },
  beside: {
    display: 'grid',
    gap: 2,
    width: { md: 220 },
    color: 'text.secondary',
    textWrap: 'pretty',
    textAlign: { xs: 'center', md: 'start' },
  },
  code: { '& svg': { mx: { xs: 'auto', md: 0 }, width: 200 } },
  actions: { '@media (pointer: coarse)': { '& .MuiButton-root': { minHeight: 44 } } },
} as const;
