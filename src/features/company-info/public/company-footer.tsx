import MailOutline from '@mui/icons-material/MailOutlined';
import Phone from '@mui/icons-material/PhoneOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '#src/api/fields/localized.ts';
import { formatPhone } from '#src/i18n/format/format-phone.ts';
import { mailHref } from '#src/lib/links/mail-href.ts';
import type { CompanyInfo } from '../schema.ts';
import { CompanyLogo } from './company-logo.tsx';
import { FilingLine } from './filing-line.tsx';
import { phoneHref } from '#src/lib/links/phone.ts';
import { QrCodes } from './qr-codes.tsx';

type CompanyFooterProps = {
  company: CompanyInfo | undefined;
  /** The company's name; undefined while loading. */
  name: string | undefined;
  /** Footer menu in the middle. */
  menu?: ReactNode;
  /** Partner links at the bottom. */
  links?: ReactNode;
};

/**
 * Footer with the company's name, contact and QR codes. Dark in both colour schemes; missing data is left out.
 */
export function CompanyFooter({ company, name, menu, links }: CompanyFooterProps) {
  return (
    <Box
      component="footer"
      data-color-scheme="dark"
      sx={{
        color: 'text.secondary',
        bgcolor: 'background.neutral',
        typography: 'body2',
        // Separates the footer from a dark section above.
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        '@media (pointer: coarse)': {
          '& a': { display: 'inline-flex', alignItems: 'center', minWidth: 44, minHeight: 44 },
        },
        '@media print': { display: 'none' },
      }}
    >
      <Container maxWidth="lg" sx={{ py: { xs: 6, md: 9 } }}>
        <Box sx={columnStyles}>
          <Box sx={{ gridColumn: { sm: 'span 2', md: 'auto' } }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mb: 1 }}>
              <CompanyLogo company={company} />
              <Typography
                variant="h6"
                component="p"
                lang={langOf(company, 'title')}
                sx={{ color: 'text.primary' }}
              >
                {name}
              </Typography>
            </Box>
            {company?.slogan && (
              <Typography variant="body2" lang={langOf(company, 'slogan')}>
                {company.slogan}
              </Typography>
            )}
            <FooterContact company={company} />
          </Box>
          {menu}
          <QrCodes company={company} size={104} />
        </Box>
        {links}
      </Container>
      <FilingLine company={company} name={name} />
    </Box>
  );
}

const columnStyles = {
  display: 'grid',
  gridTemplateColumns: { sm: '3fr 2fr', md: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)' },
  columnGap: 4,
  rowGap: 5,
};

function FooterContact({ company }: { company: CompanyInfo | undefined }) {
  const { t } = useTranslation('main-navdata');
  if (company === undefined) return null;
  const { companyaddress, email } = company;
  const phone = formatPhone(company.phone);
  return (
    <Box component="dl" sx={listStyles}>
      {companyaddress && (
        <Line label={t('footer.address')} icon={<Place fontSize="small" />}>
          <span lang={langOf(company, 'companyaddress')}>{companyaddress}</span>
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
          <Link color="inherit" href={mailHref(email)}>
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
