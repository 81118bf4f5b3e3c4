import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Ghost } from '#src/components/ghost.tsx';
import { SeedlingLogo } from '#src/components/illustrations/seedling-logo.tsx';
import { useCompany } from '../../layouts/public/use-company.ts';
import { CompanyFigures } from './company-figures.tsx';

/**
 * Whose page it is: name, slogan, figures (P8), on the brand's dark green. As high as it is from the
 * start.
 */
export function AboutHero() {
  const { t } = useTranslation('about-us');
  const { company, name } = useCompany();
  return (
    <Box data-hero data-color-scheme="dark" sx={heroStyles}>
      <Box aria-hidden sx={markStyles}>
        <SeedlingLogo size={640} />
      </Box>
      <Container maxWidth="lg" sx={contentStyles}>
        <Typography variant="subtitle1" component="p" sx={{ mb: 1.5, opacity: 0.88 }}>
          {t('meta.title')}
        </Typography>
        {/* On phones a name of ten characters still fits into one line. */}
        <Typography
          variant="h1"
          sx={{ maxWidth: '16em', fontSize: { xs: 'min(2.25rem, 8.8vw)', sm: 'h1.fontSize' } }}
        >
          {name ?? <Ghost sx={{ width: 'min(100%, 480px)' }} />}
        </Typography>
        <Box sx={{ mt: 2.5, maxWidth: '36em', minHeight: '1.75em', fontSize: { md: '1.25rem' } }}>
          {name === undefined ? <Ghost sx={{ width: 'min(100%, 360px)' }} /> : company?.slogan}
        </Box>
        <CompanyFigures />
      </Container>
    </Box>
  );
}

const heroStyles = {
  position: 'relative',
  // Below the header, which is transparent over it.
  marginBlockStart: 'calc(-1 * var(--header-height))',
  overflow: 'hidden',
  color: 'common.white',
  bgcolor: 'brand.darker',
};
const contentStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: { xs: 560, md: 600 },
  paddingBlockStart: { xs: 'calc(var(--header-height) + 56px)', md: '168px' },
  paddingBlockEnd: { xs: 5, md: 7 },
} as const;
const markStyles = {
  position: 'absolute',
  insetInlineEnd: '-4%',
  insetBlockEnd: '-16%',
  opacity: 0.14,
  '& svg': { width: 'min(72vw, 640px)', height: 'auto' },
};
