import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '#src/components/router-link.tsx';
import { answerConsent } from './consent.ts';

/** Asks once whether visits may be counted; both answers are equally easy, and can be changed later. */
export function ConsentBar() {
  const { t } = useTranslation('privacy');
  return (
    <Box component="section" aria-label={t('statistics.title')} sx={barStyles}>
      <Typography variant="body2">{t('statistics.ask')}</Typography>
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button variant="outlined" color="inherit" onClick={() => answerConsent('refused')}>
          {t('statistics.refuse')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => answerConsent('given')}>
          {t('statistics.agree')}
        </Button>
        <RouterButton to="/privacy#statistics" color="inherit">
          {t('statistics.more')}
        </RouterButton>
      </Box>
    </Box>
  );
}

const barStyles = {
  position: 'fixed',
  insetInlineStart: 16,
  insetInlineEnd: { xs: 16, sm: 'auto' },
  bottom: 'calc(var(--bottom-bar-height, 0px) + 16px)',
  zIndex: 'snackbar',
  maxWidth: { sm: 420 },
  p: 2,
  border: 1,
  borderColor: 'outline',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 'var(--mui-customShadows-dropdown)',
  '@media print': { display: 'none' },
};
