import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { langOf } from '#src/api/localized.ts';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { SeedlingLogo } from '#src/components/illustrations/seedling-logo.tsx';
import { Waiting } from '#src/components/loading/waiting.tsx';
import { formatNumber } from '#src/i18n/format.ts';
import { useCompany } from '../../layouts/use-company.ts';
import { useFigures } from '../home/use-figures.ts';

/** The company's name, slogan and figures; has its final height from the start. */
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
        {/* On phones a name of ten characters fits on one line. */}
        <Typography
          variant="h1"
          lang={langOf(company, 'title')}
          sx={{ maxWidth: '16em', fontSize: { xs: 'min(2.25rem, 8.8vw)', sm: 'h1.fontSize' } }}
        >
          {name ?? <LightSkeleton sx={{ width: 'min(100%, 480px)' }} />}
        </Typography>
        <Box
          lang={langOf(company, 'slogan')}
          sx={{ mt: 2.5, maxWidth: '36em', minHeight: '1.75em', fontSize: { md: '1.25rem' } }}
        >
          {name === undefined ? (
            <LightSkeleton sx={{ width: 'min(100%, 360px)' }} />
          ) : (
            company?.slogan
          )}
        </Box>
        <CompanyFigures />
      </Container>
    </Box>
  );
}

const heroStyles = {
  position: 'relative',
  // Extends under the transparent header.
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

/** Figures from the company's records; hidden when there is only one. */
function CompanyFigures() {
  const { t } = useTranslation(['about-us', 'home']);
  const { figures, isPending } = useFigures();
  if (isPending) {
    return (
      <Waiting sx={figuresStyles}>
        {Array.from({ length: 4 }, (_, index) => (
          <LightSkeleton key={index} ratio={5 / 2} />
        ))}
      </Waiting>
    );
  }
  if (figures.length < 2) return null;
  return (
    <Box component="dl" aria-label={t('figures')} sx={figuresStyles}>
      {figures.map(({ name, value }) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Box component="dt" sx={{ opacity: 0.88 }}>
            {t(`home:figures.${name}.label`)}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
            <Box component="span" sx={figureStyles}>
              {formatNumber(value)}
            </Box>
            {t(`home:figures.${name}.unit`)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const figuresStyles = {
  m: 0,
  mt: 'auto',
  pt: 5,
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  columnGap: 4,
  rowGap: 3,
};
const figureStyles = {
  fontFamily: 'h1.fontFamily',
  fontSize: { xs: '2.5rem', md: '3.5rem' },
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
  // A space as a character stays between number and unit in both text directions.
  '&::after': { content: '"\\2002"', fontSize: '1rem' },
};
