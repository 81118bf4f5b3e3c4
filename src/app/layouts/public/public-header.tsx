import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { Theme } from '@mui/material/styles';
import { SettingsButton } from '#src/app/settings/settings-button.tsx';
import { BrandLink } from './brand-link.tsx';
import { LanguageButton } from './language-button.tsx';
import { MainNav } from '#src/features/menu/public/main-nav.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useIsScrolled } from './use-is-scrolled.ts';
import { useMainMenu } from './use-main-menu.ts';

/**
 * The header of the public site (P5). Over a page that begins with `[data-hero]` it is transparent
 * until the first scroll; everywhere else it is solid.
 */
export function PublicHeader() {
  const items = useMainMenu();
  const isScrolled = useIsScrolled();

  return (
    <Box component="header" data-scrolled={isScrolled} sx={styles}>
      <Container
        maxWidth="lg"
        sx={{
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, md: 1 },
          height: 'var(--header-height)',
        }}
      >
        <BrandLink />
        <Box sx={{ flexGrow: 1 }} />
        <Box sx={onlyDesktop}>
          <MainNav items={items} />
          <LanguageButton />
        </Box>
        <SettingsButton />
        <Box sx={onlyPhone}>
          <MobileMenu items={items} />
        </Box>
      </Container>
    </Box>
  );
}

// By CSS alone: a prerendered page has to be right at every width. No box of its own, which would move as
// the menu's items come.
const onlyDesktop = (theme: Theme) => ({
  display: 'contents',
  [theme.breakpoints.down('md')]: { display: 'none' },
});
const onlyPhone = (theme: Theme) => ({ [theme.breakpoints.up('md')]: { display: 'none' } });

const styles = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 'appBar',
  color: 'text.primary',
  bgcolor: 'background.default',
  transition: 'background-color 0.2s, box-shadow 0.2s, color 0.2s',
  // A hairline that takes no part in the height.
  '&[data-scrolled="true"]': { boxShadow: '0 1px 0 var(--mui-palette-divider)' },
  'body:has([data-hero]) &[data-scrolled="false"]': {
    color: 'common.white',
    bgcolor: 'transparent',
    // Readable on the picture, as the text is.
    '& :focus-visible': { outlineColor: 'currentcolor' },
  },
  '@media print': { display: 'none' },
} as const;
