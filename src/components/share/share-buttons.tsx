import IosShareIcon from '@mui/icons-material/IosShare';
import QrCodeIcon from '@mui/icons-material/QrCode2';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';
import { withSafeEnd } from '#src/lib/links/safe-end.ts';
import { canonicalPath } from '#src/components/page/canonical-path.ts';
import { CopyButton } from './copy-button.tsx';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { useClientValue } from '#src/components/use-client-value.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import type { Poster } from './draw-poster.ts';
import { useShare } from './use-share.ts';

const PosterDialog = lazyPart(
  lazyPage(() => import('./poster-dialog.tsx'), 'poster'),
  'PosterDialog',
);

type ShareButtonsProps = {
  title: string;
  poster: Poster;
};

/**
 * Shares a page: copy link, a poster with its QR code, and the Web Share menu where the browser has one.
 * Routes that show it load the namespace `components`.
 */
export function ShareButtons({ title, poster }: ShareButtonsProps) {
  const { t } = useTranslation(['common', 'components']);
  const url = withSafeEnd(absoluteUrl(canonicalPath(useLocation())));
  const canShare = useClientValue(hasShareMenu, false);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const failed = t('components:copy.linkFailed');
  const share = useShare(url, failed);
  return (
    <Box role="group" aria-label={t('share.label')} sx={styles}>
      <Box component="span" aria-hidden sx={{ typography: 'body2', color: 'text.secondary' }}>
        {t('share.label')}
      </Box>
      <CopyButton text={url} label={t('share.link')} failed={failed} />
      <Button
        size="small"
        color="inherit"
        startIcon={<QrCodeIcon />}
        aria-haspopup="dialog"
        title={t('share.posterHint')}
        {...PosterDialog.prefetchOn}
        onClick={() => setIsOpen(true)}
        sx={{ '@media (pointer: coarse)': { minHeight: 44 } }}
      >
        {t('share.poster')}
      </Button>
      {canShare && (
        <IconButton
          size="small"
          aria-label={t('share.more')}
          title={t('share.more')}
          onClick={() => share(title)}
        >
          <IosShareIcon fontSize="small" />
        </IconButton>
      )}
      {isOpen && (
        <PosterDialog
          title={title}
          url={url}
          poster={poster}
          onClose={close}
          onLoadFailed={close}
        />
      )}
    </Box>
  );
}

const hasShareMenu = () => 'share' in navigator;

const styles = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  '@media print': { display: 'none' },
};
