import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Ghost } from '#src/components/ghost.tsx';
import { Waiting } from '#src/components/waiting.tsx';
import { formatNumber } from '#src/i18n/format.ts';
import { useFigures } from '../home/use-figures.ts';

/** The company in the numbers that its records tell, at the foot of the opening. One alone says nothing. */
export function CompanyFigures() {
  const { t } = useTranslation(['about-us', 'home']);
  const { figures, isPending } = useFigures();
  if (isPending) {
    return (
      <Waiting sx={gridStyles}>
        {Array.from({ length: 4 }, (_, index) => (
          <Ghost key={index} ratio={5 / 2} />
        ))}
      </Waiting>
    );
  }
  if (figures.length < 2) return null;
  return (
    <Box component="dl" aria-label={t('figures')} sx={gridStyles}>
      {figures.map(({ name, value }) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Box component="dt" sx={{ opacity: 0.88 }}>
            {t(`home:figures.${name}.label`)}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
            <Box component="span" sx={numberStyles}>
              {formatNumber(value)}
            </Box>
            {t(`home:figures.${name}.unit`)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const gridStyles = {
  m: 0,
  mt: 'auto',
  pt: 5,
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  columnGap: 4,
  rowGap: 3,
};
const numberStyles = {
  fontFamily: 'h1.fontFamily',
  fontSize: { xs: '2.5rem', md: '3.5rem' },
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
  // As a character it stands between number and unit whichever way the page runs.
  '&::after': { content: '"\\2002"', fontSize: '1rem' },
};
