import MailOutline from '@mui/icons-material/MailOutlined';
import Phone from '@mui/icons-material/PhoneOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { safeHref } from '#src/lib/safe-href.ts';
import type { CompanyInfo } from '../schema.ts';
import { phoneHref } from './phone-href.ts';

type FooterContactProps = { company: CompanyInfo | undefined };

/** Address, phone and mail, as far as the company gave them (P3). */
export function FooterContact({ company }: FooterContactProps) {
  const { t } = useTranslation('main-navdata');
  if (company === undefined) return null;
  const { companyaddress, phone, email } = company;
  return (
    <Box component="dl" sx={listStyles}>
      {companyaddress && (
        <Line label={t('footer.address')} icon={<Place fontSize="small" />}>
          {companyaddress}
        </Line>
      )}
      {phone && (
        <Line label={t('footer.phone')} icon={<Phone fontSize="small" />}>
          <Link color="inherit" href={phoneHref(phone)}>
            <bdi>{phone}</bdi>
          </Link>
        </Line>
      )}
      {email && (
        <Line label={t('footer.email')} icon={<MailOutline fontSize="small" />}>
          <Link color="inherit" href={safeHref(`mailto:${email}`)}>
            <bdi>{email}</bdi>
          </Link>
        </Line>
      )}
    </Box>
  );
}

type LineProps = { label: string; icon: ReactNode; children: ReactNode };

function Line({ label, icon, children }: LineProps) {
  return (
    <Box sx={lineStyles}>
      <Box component="dt" aria-label={label} sx={{ display: 'flex', pt: '2px' }}>
        {icon}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

const listStyles = {
  m: 0,
  mt: 2.5,
  display: 'grid',
  gap: 1.25,
  '@media (pointer: coarse)': { gap: 0 },
};
const lineStyles = {
  display: 'flex',
  gap: 1.25,
  '@media (pointer: coarse)': { alignItems: 'center', minHeight: 44 },
};
