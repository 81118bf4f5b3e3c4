import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SeedlingLogo } from '#src/components/illustrations/seedling-logo.tsx';

/** Fills the window while a page loads; `boot.css` draws the same one before the program is there. */
export function LoadingScreen() {
  const { t } = useTranslation();
  return (
    <Box
      role="status"
      sx={{
        minHeight: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 3,
        color: 'brand.main',
      }}
    >
      <SeedlingLogo />
      <Box role="progressbar" aria-label={t('loading')} sx={barStyle} />
    </Box>
  );
}

// MUI's LinearProgress would be downloaded by every visitor only for this.
const barStyle = {
  width: 200,
  height: 4,
  borderRadius: 2,
  overflow: 'hidden',
  border: '1px solid transparent',
  bgcolor: 'action.hover',
  '&::after': {
    content: '""',
    display: 'block',
    width: 0.4,
    height: 1,
    bgcolor: 'currentcolor',
    '@keyframes pass': { from: { translate: '-100%' }, to: { translate: '250%' } },
    animation: 'pass 1.2s linear infinite',
  },
  '@media (prefers-reduced-motion: reduce)': { '&::after': { width: 1, animation: 'none' } },
};
