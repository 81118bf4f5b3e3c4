import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCall } from '#src/api/wire/server-call.ts';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { RouterLink } from '#src/components/router-link.tsx';
import { env } from '#src/env.ts';
import { AUTH_METHODS } from '#src/lib/auth-methods.ts';
import { ContractPanel } from './contract-panel.tsx';

/** Calls beyond the specification, which a dialect may have. */
const OPTIONAL_CALLS = [
  { name: 'photoUpdate', call: 'PUT /show/update' },
  { name: 'photoDelete', call: 'DELETE /show/delete' },
] as const;

/** Shows the build's configuration and checks the server against the API contract. */
export function Component() {
  const { t } = useTranslation('test');
  const isReady = { jwtlocal: true, jwt: true, auth0: env.auth0Domain !== '' };
  const yesNo = (value: boolean) => t(value ? 'yes' : 'no');
  return (
    <Container maxWidth="md" sx={{ py: { xs: 5, md: 8 } }}>
      <PageMeta title={t('title')} />
      <Typography variant="h1" sx={{ fontSize: 'h2.fontSize' }}>
        {t('title')}
      </Typography>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{t('purpose')}</Typography>
      {import.meta.env.DEV && (
        <RouterLink to="/test/components" sx={{ display: 'inline-block', mt: 1.5 }}>
          {t('components')}
        </RouterLink>
      )}

      <Part title={t('build.title')}>
        <Fact name={t('build.version')}>{import.meta.env.APP_VERSION}</Fact>
        <Fact name={t('build.mode')}>{import.meta.env.MODE}</Fact>
        <Fact name={t('build.host')}>{env.apiHost || window.location.origin}</Fact>
        <Fact name={t('build.mock')}>{yesNo(env.mock)}</Fact>
      </Part>

      <Part title={t('auth.title')}>
        {AUTH_METHODS.map((method) => (
          <Fact key={method} name={method}>
            {t(
              env.authMethods.includes(method)
                ? 'auth.inUse'
                : isReady[method]
                  ? 'auth.available'
                  : 'auth.notConfigured',
            )}
          </Fact>
        ))}
      </Part>

      <Part title={t('optional.title')}>
        {OPTIONAL_CALLS.map(({ name, call }) => (
          <Fact key={name} name={t(`optional.${name}`)}>
            {hasCall(call) ? call : t('optional.off')}
          </Fact>
        ))}
        <Fact name={t('options.enquiry')}>{env.enquiryPath || t('optional.off')}</Fact>
        <Fact name={t('options.writing')}>
          {env.aiUrl ? `POST ${env.aiUrl} (${env.aiModel})` : t('optional.off')}
        </Fact>
        <Fact name={t('options.analytics')}>{env.analyticsUrl || t('optional.off')}</Fact>
      </Part>

      <ContractPanel />
    </Container>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Typography variant="h5" component="h2" sx={{ mt: 6, mb: 1 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {children}
      </Box>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        py: 1.5,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box component="dt" sx={{ width: 160, color: 'text.secondary' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}
