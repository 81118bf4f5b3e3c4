import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { SettingsButton } from '#src/app/settings/settings-button.tsx';
import { SiteName } from '#src/components/site-name.ts';
import { BrandLink } from '../public/brand-link.tsx';
import { LanguageButton } from '../public/language-button.tsx';
import { useCompany } from '../public/use-company.ts';
import { SimpleFooter } from './simple-footer.tsx';

/** One narrow column of 448 px between logo and simple footer (R3, R4). */
export function Component() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          minHeight: { xs: 64, md: 72 },
          px: { xs: 2, sm: 3 },
        }}
      >
        <BrandLink />
        <Box sx={{ flexGrow: 1 }} />
        <LanguageButton />
        <SettingsButton />
      </Box>
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{
          flexGrow: 1,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          width: 'min(100% - 32px, 448px)',
          mx: 'auto',
          py: 5,
        }}
      >
        <SiteName value={useCompany().name}>
          <Outlet />
        </SiteName>
      </Box>
      <SimpleFooter />
    </Box>
  );
}
