import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '#src/components/router-link.tsx';
import { SeedlingLogo } from '#src/components/illustrations/seedling-logo.tsx';
import { heroText } from '#src/features/advertisement/public/hero-text.ts';
import { useCompany } from '../../layouts/public/use-company.ts';

/** The first screen without advertisements: who the company is, on its own green. */
export function CompanyHero() {
  const { t } = useTranslation('home');
  const { company, name } = useCompany();
  return (
    <Box sx={{ position: 'absolute', inset: 0, bgcolor: 'brand.darker' }}>
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          insetInlineEnd: '-4%',
          insetBlockEnd: '-12%',
          opacity: 0.16,
          '& svg': { width: 'min(72vw, 640px)', height: 'auto' },
        }}
      >
        <SeedlingLogo size={640} />
      </Box>
      <Container maxWidth="lg" sx={heroText}>
        <Typography variant="h1" component="p">
          {name}
        </Typography>
        <Typography sx={{ maxWidth: '36em', fontSize: { md: '1.125rem' } }}>
          {company?.slogan || t('hero.welcome')}
        </Typography>
        <RouterButton
          to="/product"
          variant="contained"
          color="secondary"
          size="large"
          sx={{ mt: 1 }}
        >
          {t('hero.products')}
        </RouterButton>
      </Container>
    </Box>
  );
}
