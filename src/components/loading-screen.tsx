import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { SeedlingLogo } from './illustrations/seedling-logo.tsx';

/** Fills what holds it while the first thing to see is on its way. Shows nothing for waits under 150 ms. */
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
        '@keyframes appear': { from: { opacity: 0 } },
        animation: 'appear 0.2s 0.15s both',
      }}
    >
      <SeedlingLogo />
      <LinearProgress aria-label={t('loading')} sx={{ width: 200 }} />
    </Box>
  );
}
