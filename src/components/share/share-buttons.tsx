import IosShareIcon from '@mui/icons-material/IosShare';
import QrCodeIcon from '@mui/icons-material/QrCode2';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';
import { canonicalPath } from '#src/components/page/canonical-path.ts';
import { CopyButton } from './copy-button.tsx';
import { createLazyPart } from '#src/components/loading/lazy-part.tsx';
import { useClientValue } from '#src/components/use-client-value.ts';

const ShareDialog = createLazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog);

type ShareButtonsProps = {
  /** The title of the shared page. */
  title: string;
};

/**
 * Shares a page: copy link, a QR code for WeChat, and the Web Share menu where the browser has one.
 * Routes that show it load the namespace `components`.
 */
export function ShareButtons({ title }: ShareButtonsProps) {
  const { t } = useTranslation(['common', 'components']);
  const url = absoluteUrl(canonicalPath(useLocation()));
  const canShare = useClientValue(hasShareMenu, false);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const shared = { title, url };
  return (
    <Box role="group" aria-label={t('share.label')} sx={styles}>
      <Box component="span" aria-hidden sx={{ typography: 'body2', color: 'text.secondary' }}>
        {t('share.label')}
      </Box>
      <CopyButton text={url} label={t('share.link')} failed={t('components:copy.linkFailed')} />
      <IconButton
        size="small"
        aria-label={t('share.wechat')}
        title={t('share.wechat')}
        {...ShareDialog.prefetchOn}
        onClick={() => setIsOpen(true)}
      >
        <QrCodeIcon fontSize="small" />
      </IconButton>
      {canShare && (
        <IconButton
          size="small"
          aria-label={t('share.more')}
          title={t('share.more')}
          // Rejects when the person closes the menu, which is no failure.
          onClick={() => void navigator.share(shared).catch(() => {})}
        >
          <IosShareIcon fontSize="small" />
        </IconButton>
      )}
      {isOpen && <ShareDialog {...shared} onClose={close} onLoadFailed={close} />}
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
