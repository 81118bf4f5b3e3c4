import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Honor } from '../schema.ts';

/** How much the lightbox keeps free below the certificate for it. */
export const CAPTION_HEIGHT = 104;

type HonorCaptionProps = { honor: Honor };

/** What a certificate is and who gave it, below it in the lightbox (P8). */
export function HonorCaption({ honor }: HonorCaptionProps) {
  const { t } = useTranslation('about-us');
  const { name, issuer, certificateNo } = honor;
  return (
    <Box sx={styles}>
      <strong>{name}</strong>
      {issuer && <div>{issuer}</div>}
      {certificateNo && <div>{t('honors.certificateNo', { number: certificateNo })}</div>}
    </Box>
  );
}

const styles = {
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  p: 2,
  textAlign: 'center',
  typography: 'body2',
  color: 'common.white',
  minHeight: CAPTION_HEIGHT,
} as const;
