import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { langOf } from '#src/api/fields/localized.ts';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import { formatNumber } from '#src/i18n/format/format.ts';
import { useCompany } from '../../layouts/use-company.ts';
import { Band } from './band.tsx';

/** The company's own figures, each with its number set large. */
export function FiguresBand() {
  const { t } = useTranslation('home');
  const { company, name } = useCompany();
  const figures = company?.figures ?? [];
  const isPending = name === undefined;
  const more = { to: '/aboutus', label: t('figures.more') };
  // With fewer than two figures the band has only the link to the company's page.
  if (!isPending && figures.length < 2) {
    return (
      <Band tone="quiet" title={t('about.title')} subtitle={company?.slogan ?? ''} more={more} />
    );
  }

  return (
    <Band tone="quiet" title={t('figures.title')} subtitle={t('figures.subtitle')} more={more}>
      {isPending ? (
        <BusyRegion sx={gridStyles}>
          {Array.from({ length: 4 }, (_, index) => (
            <LightSkeleton key={index} ratio={5 / 2} />
          ))}
        </BusyRegion>
      ) : (
        <Box component="ul" lang={langOf(company, 'figures')} sx={gridStyles}>
          {figures.map((figure) => {
            const [number, unit] = partsOf(figure);
            return (
              <li key={figure}>
                {number && (
                  <Box component="span" sx={numberStyles}>
                    {number}
                  </Box>
                )}
                {unit}
              </li>
            );
          })}
        </Box>
      )}
    </Band>
  );
}

// The two characters are Chinese for 10,000 and 100,000,000.
const FIGURE = /^([\d,]+(?:\.\d+)?) ?([\u4E07\u4EBF]?\+?) ?(.*)$/su;

/** The number at the beginning of a figure, as the page's language writes it, with a space; and the rest. */
function partsOf(figure: string): [number: string, unit: string] {
  const [, digits, sign = '', unit = ''] = FIGURE.exec(figure) ?? [];
  const value = Number(digits?.replaceAll(',', '') || Number.NaN);
  return Number.isNaN(value) ? ['', figure] : [`${formatNumber(value)}${sign} `, unit];
}

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(auto-fit, minmax(144px, 1fr))',
  },
  gap: 4,
  color: 'text.secondary',
};

const numberStyles = {
  display: 'block',
  mb: 0.5,
  color: 'brand.text',
  fontFamily: 'h1.fontFamily',
  fontSize: 'clamp(1.75rem, 0.875rem + 3.6vw, 4rem)',
  fontWeight: 700,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
};
