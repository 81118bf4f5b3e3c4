import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import type { CompanyInfo } from '../schema.ts';

type FooterQrCodesProps = { company: CompanyInfo | undefined };

/** The two QR images: the company's own, or those that stand in `public/qr` (P3). */
export function FooterQrCodes({ company }: FooterQrCodesProps) {
  const { t } = useTranslation('main-navdata');
  return (
    <Box sx={{ display: 'flex', gap: 3, justifyContent: { md: 'flex-end' } }}>
      <QrCode
        src={assetUrl(company?.wechatQr ?? '') || '/qr/wechat.svg'}
        label={t('footer.wechatQr')}
      />
      <QrCode
        src={assetUrl(company?.serviceQr ?? '') || '/qr/service.svg'}
        label={t('footer.serviceQr')}
      />
    </Box>
  );
}

type QrCodeProps = { src: string; label: string };

function QrCode({ src, label }: QrCodeProps) {
  return (
    <Box component="figure" sx={{ m: 0, width: 104, textAlign: 'center' }}>
      {/* Scanners want dark on light, with a quiet margin. */}
      <Picture
        src={src}
        alt={label}
        ratio={1}
        fit="contain"
        sizes="104px"
        sx={{ borderRadius: 1, bgcolor: 'common.white' }}
      />
      <Box component="figcaption" aria-hidden sx={{ mt: 1, typography: 'caption' }}>
        {label}
      </Box>
    </Box>
  );
}
