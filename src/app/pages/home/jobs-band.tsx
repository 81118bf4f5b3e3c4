import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '#src/components/router-link.tsx';

export function JobsBand() {
  const { t } = useTranslation('home');
  return (
    <Box component="section" aria-labelledby="home-jobs" sx={{ bgcolor: 'brand.darker' }}>
      <Container
        maxWidth="lg"
        sx={{
          py: { xs: 7, md: 10 },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 4,
          color: 'common.white',
        }}
      >
        <Box sx={{ maxWidth: '44em' }}>
          <Typography id="home-jobs" variant="h2">
            {t('jobs.title')}
          </Typography>
          <Typography sx={{ mt: 1.5, opacity: 0.88, textWrap: 'pretty' }}>
            {t('jobs.subtitle')}
          </Typography>
        </Box>
        <RouterButton
          to="/job"
          variant="contained"
          size="large"
          color="inherit"
          sx={{ color: 'brand.darker', bgcolor: 'common.white' }}
        >
          {t('jobs.more')}
        </RouterButton>
      </Container>
    </Box>
  );
}
