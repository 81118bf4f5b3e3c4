import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import { Picture } from '#src/components/picture.tsx';
import { CopyButton } from '#src/components/share/copy-button.tsx';
import { companyInfoApi } from '#src/features/company-info/api.ts';
import type { CompanyInfo } from '#src/features/company-info/schema.ts';
import { formatPhone } from '#src/i18n/format/format-phone.ts';
import { currentLanguage } from '#src/i18n/i18n.ts';
import { isInWechat } from '#src/lib/browser/is-in-wechat.ts';
import { mailHref } from '#src/lib/links/mail-href.ts';
import { phoneHref, whatsappHref } from '#src/lib/links/phone.ts';
import type { ContactSubject } from './contact-subject.ts';
import { Failure } from '#src/components/page/failure.tsx';

/** QR code of the customer service in WeChat (or else of the company's account), and how this device can scan it. */
function WechatCode({ company }: { company: CompanyInfo }) {
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

/**
 * How this device scans a code on its own screen: a phone cannot, so WeChat's browser reads a picture that is pressed
 * for long, and other phones save it first.
 */
function howToRead(): 'press' | 'save' | 'scan' {
  if (isInWechat()) return 'press';
  return window.matchMedia('(pointer: coarse)').matches ? 'save' : 'scan';
}

/** Phone, mail, WhatsApp for English readers, and WeChat of the company; mail about a job goes to the job's own address. */
export function ContactWays({ subject }: { subject: ContactSubject }) {
  const { t } = useTranslation('enquiry');
  const { data: company, isPending, error, refetch } = useQuery(companyInfoApi.inForce());
  const email = subject.email || (company?.email ?? '');
  const write = mailHref(email, subject.mail.subject, subject.mail.body);
  const phone = formatPhone(company?.phone ?? '');
  const call = phoneHref(phone);
  const whatsapp = currentLanguage() === 'cn' ? '' : (company?.whatsapp ?? '');
  const chat = whatsappHref(whatsapp);

  return (
    <>
      {call && (
        <Way label={t('ways.phone')} copied={phone}>
          <Link href={call} color="inherit" underline="hover" variant="h6" sx={valueStyles}>
            <bdi>{phone}</bdi>
          </Link>
        </Way>
      )}
      {write && (
        <Way label={t('ways.mail')} copied={email}>
          <Link href={write} color="inherit" underline="hover" sx={valueStyles}>
            <bdi>{email}</bdi>
          </Link>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {t(`ways.prefilled.${subject.type}`)}
          </Typography>
        </Way>
      )}
      {chat && (
        <Way label={t('ways.whatsapp')} copied={whatsapp}>
          <Link href={chat} target="_blank" rel="noopener" color="inherit" sx={valueStyles}>
            <bdi>{whatsapp}</bdi>
          </Link>
        </Way>
      )}
      {company?.wechatId && (
        <Way label={t('ways.wechatId')} copied={company.wechatId}>
          <Typography component="bdi" sx={valueStyles}>
            {company.wechatId}
          </Typography>
        </Way>
      )}
      {company && <WechatCode company={company} />}
      {isPending && (
        <BusyRegion>
          <LightSkeleton />
          <LightSkeleton />
          <LightSkeleton sx={{ width: 144, height: 144, transform: 'none' }} />
        </BusyRegion>
      )}
      {!company && error && <Failure error={error} onRetry={() => void refetch()} />}
      {company === null && !write && <Typography>{t('ways.none')}</Typography>}
    </>
  );
}

type WayProps = {
  label: string;
  /** Text that the button copies. */
  copied: string;
  children: ReactNode;
};

function Way({ label, copied, children }: WayProps) {
  return (
    <Box sx={wayStyles}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        {children}
      </Box>
      <CopyButton text={copied} label={label} />
    </Box>
  );
}

const wayStyles = {
  py: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
};

const valueStyles = {
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
} as const;
