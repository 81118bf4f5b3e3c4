import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SystemStyleObject } from '@mui/system';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { langOf } from '#src/api/fields/localized.ts';
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
        <AuthSidePanel company={company} name={name} />
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
            <CompanyName company={company} name={name} sx={{ display: { md: 'none' }, mb: 3 }} />
            <SiteName value={name}>
              <Outlet />
            </SiteName>
            <Box sx={{ display: { md: 'none' }, mt: 5 }}>
              <SignInMethods />
            </Box>
            <Box sx={phoneBannerStyle}>
              <SignInIllustration />
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

/** Fills the room below the form. */
const phoneBannerStyle = {
  display: { md: 'none' },
  mt: 5,
  mx: 'auto',
  maxWidth: 320,
};

type CompanyNameProps = ReturnType<typeof useCompany> & { sx: SystemStyleObject };

/** The company's name; the header has the logo. */
function CompanyName({ company, name, sx }: CompanyNameProps) {
  return (
    <Typography
      variant="h6"
      component="p"
      lang={langOf(company, 'title')}
      sx={{ minHeight: 28, ...sx }}
    >
      {name}
    </Typography>
  );
}

function AuthSidePanel(props: ReturnType<typeof useCompany>) {
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
        <CompanyName {...props} sx={{ mb: 3 }} />
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
