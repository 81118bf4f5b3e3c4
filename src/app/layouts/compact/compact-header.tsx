import Box from '@mui/material/Box';
import { SettingsButton } from '#src/app/settings/settings-button.tsx';
import { BrandLink } from '../public/brand-link.tsx';
import { LanguageButton } from '../public/language-button.tsx';

/** Header of pages without the site's menu: logo, language and settings. */
export function CompactHeader() {
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        height: 'var(--header-height)',
        px: { xs: 2, sm: 3 },
        // Phones show only the icon of the language button.
        '@media (max-width: 26.246875em)': {
          '& > button': { minWidth: 44, fontSize: 0 },
          '& .MuiButton-startIcon': { m: 0, fontSize: '0.875rem' },
        },
      }}
    >
      <BrandLink />
      <Box sx={{ flexGrow: 1 }} />
      <LanguageButton />
      <SettingsButton />
    </Box>
  );
}
