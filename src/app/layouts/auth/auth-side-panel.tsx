import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SignInIllustration } from '#src/components/illustrations/sign-in-illustration.tsx';

/** Says what is behind the sign-in, beside it on wide screens. */
export function AuthSidePanel() {
  const { t } = useTranslation('sign-in');
  return (
    <Box
      component="aside"
      sx={{
        display: { xs: 'none', md: 'flex' },
        width: 1,
        maxWidth: 480,
        px: 4,
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 6,
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
    </Box>
  );
}
