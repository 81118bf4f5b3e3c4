import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { RouterLink } from '#src/components/router-link.tsx';
import { SeedlingLogo } from '#src/components/illustrations/seedling-logo.tsx';
import { SettingsButton } from '#src/app/settings/settings-button.tsx';
import { LanguageButton } from '../public/language-button.tsx';
import { layoutStyles } from '../public/layout-styles.ts';
import { AuthSidePanel } from './auth-side-panel.tsx';

/** Around every page below `/auth` (A2): header, side panel from md up, content of 420 px. */
export function Component() {
  const { t } = useTranslation('sign-in');
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', ...layoutStyles }}>
      <Box
        component="header"
        sx={{
          position: { md: 'absolute' },
          insetInline: 0,
          zIndex: 1,
          height: { xs: 64, md: 72 },
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
          <SeedlingLogo size={40} />
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
            <Outlet />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
