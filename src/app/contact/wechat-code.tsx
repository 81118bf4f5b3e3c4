import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/files/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import type { CompanyInfo } from '#src/features/company-info/schema.ts';

type WechatCodeProps = { company: CompanyInfo };

/** The customer service's QR code (or else the account's), and how this device reads it. */
export function WechatCode({ company }: WechatCodeProps) {
  const { t } = useTranslation('enquiry');
  const src = assetUrl(company.serviceQr || company.wechatQr) || '/qr/service.svg';
  return (
    <Box sx={{ pt: 2, display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ width: 120, flexShrink: 0 }}>
        {/* Scanners need dark on light with a quiet zone. */}
        <Picture
          src={src}
          alt={t('ways.code', { name: company.title })}
          ratio={1}
          fit="contain"
          sizes="120px"
          sx={{ borderRadius: 1, bgcolor: 'common.white' }}
        />
      </Box>
      <Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('ways.wechat')}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, textWrap: 'pretty' }}>
          {t(`ways.${howToRead()}`)}
        </Typography>
      </Box>
    </Box>
  );
}

/** A phone cannot scan its own screen; WeChat's browser reads a picture that is pressed for long. */
function howToRead(): 'press' | 'save' | 'scan' {
  if (/MicroMessenger/i.test(navigator.userAgent)) return 'press';
  return window.matchMedia('(pointer: coarse)').matches ? 'save' : 'scan';
}
