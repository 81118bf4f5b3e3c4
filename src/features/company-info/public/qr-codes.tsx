import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import type { CompanyInfo } from '../schema.ts';

type QrCodesProps = {
  company: CompanyInfo | undefined;
  /** Size of each code in pixels, at most. */
  size: number;
};

/** The company's two QR codes, or the defaults in `public/qr`. */
export function QrCodes({ company, size }: QrCodesProps) {
  const { t } = useTranslation('main-navdata');
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(2, minmax(0, ${size}px))`,
        gap: 3,
        justifyContent: { md: 'flex-end' },
      }}
    >
      <QrCode
        src={assetUrl(company?.wechatQr ?? '') || '/qr/wechat.svg'}
        label={t('footer.wechatQr')}
        size={size}
      />
      <QrCode
        src={assetUrl(company?.serviceQr ?? '') || '/qr/service.svg'}
        label={t('footer.serviceQr')}
        size={size}
      />
    </Box>
  );
}

type QrCodeProps = { src: string; label: string; size: number };

function QrCode({ src, label, size }: QrCodeProps) {
  return (
    <Box component="figure" sx={{ m: 0, textAlign: 'center' }}>
      {/* Scanners need dark on light with a quiet zone. */}
      <Picture
        src={src}
        alt={label}
        ratio={1}
        fit="contain"
        sizes={`${size}px`}
        sx={{ borderRadius: 1, bgcolor: 'common.white' }}
      />
      <Box component="figcaption" aria-hidden sx={{ mt: 1, typography: 'caption' }}>
        {label}
      </Box>
    </Box>
  );
}
