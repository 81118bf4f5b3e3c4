import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { RouterLink } from '#src/components/router-link.tsx';
import { env } from '#src/env.ts';
import { mailHref } from '#src/lib/links/mail-href.ts';
import { formatPhone } from '#src/i18n/format/format-phone.ts';
import { phoneHref } from '#src/lib/links/phone.ts';
import { useCompany } from '../../layouts/use-company.ts';

const PARTS = ['reached', 'unknown', 'reading'] as const;
const KEYS = ['tab', 'enter', 'escape', 'arrows', 'skip'] as const;

/** The accessibility statement; its text describes what this app does and must change with it. */
export function Component() {
  const { t } = useTranslation('accessibility');
  const { name = t('us') } = useCompany();
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 6, md: 10 } }}>
      <PageMeta title={t('title')} description={t('description')} />
      <Box sx={{ mx: 'auto', maxWidth: '38rem' }}>
        <Typography variant="h1" sx={{ fontSize: 'h2.fontSize' }}>
          {t('title')}
        </Typography>
        <Typography sx={{ mt: 3, color: 'text.secondary' }}>{t('lead', { name })}</Typography>
        {PARTS.map((part) => (
          <Box key={part} component="section" sx={{ mt: 5 }}>
            <Typography variant="h5" component="h2">
              {t(`${part}.title`)}
            </Typography>
            <Typography sx={{ mt: 1.5 }}>{t(`${part}.text`)}</Typography>
          </Box>
        ))}
        <Box component="section" sx={{ mt: 5 }}>
          <Typography variant="h5" component="h2">
            {t('keys.title')}
          </Typography>
          <Box component="dl" sx={keysStyles}>
            {KEYS.map((key) => (
              <div key={key}>
                <dt>{t(`keys.${key}.name`)}</dt>
                <dd>{t(`keys.${key}.text`)}</dd>
              </div>
            ))}
          </Box>
        </Box>
        <Report />
      </Box>
    </Container>
  );
}

/** How to report a barrier. */
function Report() {
  const { t } = useTranslation('accessibility');
  const { company } = useCompany();
  const phone = formatPhone(company?.phone ?? '');
  const call = phoneHref(phone);
  const write = mailHref(company?.email ?? '', t('report.subject'));
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <Typography variant="h5" component="h2">
        {t('report.title')}
      </Typography>
      <Typography sx={{ mt: 1.5 }}>{t('report.text')}</Typography>
      {env.enquiryPath !== '' && <Typography sx={{ mt: 1.5 }}>{t('report.form')}</Typography>}
      <Box component="ul" sx={waysStyles}>
        {call && (
          <li>
            {t('report.phone')}
            <Link href={call}>
              <bdi>{phone}</bdi>
            </Link>
          </li>
        )}
        {company && write && (
          <li>
            {t('report.mail')}
            <Link href={write}>
              <bdi>{company.email}</bdi>
            </Link>
          </li>
        )}
        <li>
          <RouterLink to="/aboutus#contact" color="brand.text">
            {t('report.all')}
          </RouterLink>
        </li>
      </Box>
    </Box>
  );
}

const keysStyles = {
  mt: 1.5,
  mb: 0,
  display: 'grid',
  rowGap: 1.5,
  '& > div': {
    display: 'grid',
    columnGap: 2,
    gridTemplateColumns: { sm: '9rem minmax(0, 1fr)' },
  },
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0 },
};

const waysStyles = {
  mt: 1.5,
  '& a': { color: 'brand.text', overflowWrap: 'anywhere' },
  '& li': { minHeight: 32 },
  '@media (pointer: coarse)': { '& li': { minHeight: 44 } },
};
