import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { Waiting } from '#src/components/loading/waiting.tsx';
import { formatNumber } from '#src/i18n/format/format.ts';
import { Band } from './band.tsx';
import { useFigures } from './use-figures.ts';

export function FiguresBand() {
  const { t } = useTranslation('home');
  const { figures, isPending } = useFigures();
  // A single figure is not worth a section.
  if (!isPending && figures.length < 2) return null;

  return (
    <Band
      tone="quiet"
      title={t('figures.title')}
      subtitle={t('figures.subtitle')}
      more={{ to: '/aboutus', label: t('figures.more') }}
    >
      {isPending ? (
        <Waiting sx={gridStyles}>
          {Array.from({ length: 4 }, (_, index) => (
            <LightSkeleton key={index} ratio={5 / 2} />
          ))}
        </Waiting>
      ) : (
        <Box component="dl" sx={{ ...gridStyles, m: 0 }}>
          {figures.map(({ name, value }) => (
            <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
              <Typography component="dt" sx={{ color: 'text.secondary' }}>
                {t(`figures.${name}.label`)}
              </Typography>
              <Box component="dd" sx={{ m: 0, mb: 0.5, color: 'brand.text', fontWeight: 700 }}>
                <Box component="span" sx={numberStyles}>
                  {formatNumber(value)}
                </Box>
                {t(`figures.${name}.unit`)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Band>
  );
}

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  gap: 4,
};

const numberStyles = {
  fontFamily: 'h1.fontFamily',
  fontSize: { xs: '3rem', md: '4rem' },
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
  // A space as a character stays between number and unit in both text directions.
  '&::after': { content: '"\\2002"', fontSize: '1rem' },
};
