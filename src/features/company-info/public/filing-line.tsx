import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useOwnName } from '#src/components/page/site-name.ts';
import { RouterLink } from '#src/components/router-link.tsx';
import { useNow } from '#src/components/use-now.ts';
import { env } from '#src/env.ts';
import { serverDay } from '#src/lib/time/calendar-date.ts';
import type { CompanyInfo } from '../schema.ts';

const REGISTRY = 'https://beian.miit.gov.cn/';

type FilingLineProps = { company: CompanyInfo | undefined; name: string | undefined };

/** Copyright, filing numbers, privacy notice, accessibility statement, and the link to the back office. */
export function FilingLine({ company, name }: FilingLineProps) {
  const { t } = useTranslation(['main-navdata', 'common']);
  const ownName = useOwnName();
  const year = serverDay(useNow()).slice(0, 4);
  const icp = company?.icp || env.icp;
  const policeIcp = company?.policeIcp || env.policeIcp;
  return (
    <Box sx={{ borderBlockStart: '1px solid', borderColor: 'divider' }}>
      <Container
        maxWidth="lg"
        sx={{
          py: 3,
          // Room for the back-to-top button at the end of the page: below these lines, or beside them.
          pb: { xs: 12, md: 3 },
          px: { md: 12 },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'center',
          columnGap: 3,
          rowGap: 1,
          '@media (pointer: coarse)': { rowGap: 0 },
          typography: 'caption',
          textAlign: 'center',
        }}
      >
        <span>{t('common:simpleFooter.rights', { year, name: name ?? ownName })}</span>
        {icp && (
          <Link href={REGISTRY} target="_blank" rel="noopener" color="inherit" underline="hover">
            {t('footer.icp', { number: icp })}
          </Link>
        )}
        {policeIcp && <PoliceFiling number={policeIcp} />}
        <RouterLink to="/privacy" color="inherit" underline="hover">
          {t('footer.privacy')}
        </RouterLink>
        <RouterLink to="/accessibility" color="inherit" underline="hover">
          {t('footer.accessibility')}
        </RouterLink>
        <RouterLink to="/backstage" color="inherit" underline="hover">
          {t('footer.signIn')}
        </RouterLink>
      </Container>
    </Box>
  );
}

const POLICE_REGISTRY = 'https://beian.mps.gov.cn/';

type PoliceFilingProps = {
  number: string;
};

/**
 * The public-security filing number with its badge, linked to the registry, which finds the site by the digits. The
 * operator replaces the badge file with the one from the police.
 */
function PoliceFiling({ number }: PoliceFilingProps) {
  const { t } = useTranslation('main-navdata');
  const code = number.replaceAll(/\D/g, '');
  return (
    <Link
      href={code === '' ? POLICE_REGISTRY : `${POLICE_REGISTRY}#/query/webSearch?code=${code}`}
      target="_blank"
      rel="noopener"
      color="inherit"
      underline="hover"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
    >
      <Box component="img" src="/filing/police-badge.svg" alt="" width={16} height={18} />
      {t('footer.policeIcp', { number })}
    </Link>
  );
}
