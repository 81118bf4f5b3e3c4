import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { SettingsButton } from '#src/app/settings/settings-button.tsx';
import { inPrimary } from '#src/components/illustrations/in-primary.ts';
import { SignInIllustration } from '#src/components/illustrations/sign-in-illustration.tsx';
import { LoadingOverlay } from '#src/components/loading/loading-overlay.tsx';
import { RouterLink } from '#src/components/router-link.tsx';
import { SiteName } from '#src/components/page/site-name.ts';
import { CompanyLogo } from '#src/features/company-info/public/company-logo.tsx';
import { SignInMethods } from '#src/features/auth/sign-in/sign-in-methods.tsx';
import { LanguageButton } from '../public/language-button.tsx';
import { layoutStyles, screenHigh } from '../public/layout-styles.ts';
import { useCompany } from '../use-company.ts';

/**
 * Layout of the auth pages: content of 420 px, from md up beside a side panel. Without the panel the
 * sign-in methods are below the content.
 */
export function Component() {
  const { t } = useTranslation('sign-in');
  const { company, name } = useCompany();
  return (
    <Box sx={pageStyles}>
      <Box
        component="header"
        sx={{
          position: { md: 'absolute' },
          insetInline: 0,
          zIndex: 1,
          height: 'var(--header-height)',
          px: { xs: 2, md: 3 },
          display: 'flex',
          alignItems: 'center',
          gap: 1,
        }}
      >
        <RouterLink
          to="/home"
          aria-label={t('toSite')}
          sx={{ display: 'flex', py: 0.25, minWidth: 44 }}
        >
          <CompanyLogo company={company} />
        </RouterLink>
        <Box sx={{ flexGrow: 1 }} />
        <LanguageButton />
        <SettingsButton />
      </Box>
      <Box sx={{ flexGrow: 1, display: 'flex' }}>
        <AuthSidePanel />
        <Box
          component="main"
          sx={{
            flexGrow: 1,
            display: 'flex',
            alignItems: { xs: 'flex-start', md: 'center' },
            justifyContent: 'center',
            px: 2,
            pt: { xs: 3, sm: 8, md: 10 },
            pb: 8,
          }}
        >
          <Box sx={{ width: 1, maxWidth: 420 }}>
            <SiteName value={name}>
              <Outlet />
            </SiteName>
            <Box sx={{ display: { md: 'none' }, mt: 5 }}>
              <SignInMethods />
            </Box>
          </Box>
        </Box>
      </Box>
      <LoadingOverlay />
    </Box>
  );
}

const pageStyles = {
  display: 'flex',
  flexDirection: 'column',
  ...screenHigh,
  ...layoutStyles,
  '& svg.illustration': inPrimary,
} as const;

function AuthSidePanel() {
  const { t } = useTranslation('sign-in');
  return (
    <Box
      component="aside"
      sx={{
        display: { xs: 'none', md: 'flex' },
        width: 1,
        maxWidth: 480,
        px: 4,
        // Space for the header, which lies over the panel.
        pt: 9,
        pb: 3,
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 4,
        textAlign: 'center',
        bgcolor: 'background.neutral',
      }}
    >
      <div>
        <Typography variant="h3" component="p">
          {t('panel.title')}
        </Typography>
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>{t('panel.subtitle')}</Typography>
      </div>
      <SignInIllustration />
      <SignInMethods />
    </Box>
  );
}
