import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { SettingsButton } from '#src/app/settings/settings-button.tsx';
import { SiteName } from '#src/components/site-name.ts';
import { BrandLink } from '../public/brand-link.tsx';
import { LanguageButton } from '../public/language-button.tsx';
import { layoutStyles } from '../public/layout-styles.ts';
import { useCompany } from '../use-company.ts';
import { SimpleFooter } from './simple-footer.tsx';

/** One column of 448 px between header and simple footer. */
export function Component() {
  const { name } = useCompany();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh', ...layoutStyles }}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          height: 'var(--header-height)',
          px: { xs: 2, sm: 3 },
          // Phones show only the icon of the language button.
          '@media (max-width: 419.95px)': {
            '& > button': { minWidth: 44, fontSize: 0 },
            '& .MuiButton-startIcon': { m: 0 },
          },
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
        <SiteName value={name}>
          <Outlet />
        </SiteName>
      </Box>
      <SimpleFooter name={name} />
    </Box>
  );
}
