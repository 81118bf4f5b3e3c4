import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isShown, STATUS } from '#src/api/fields/status.ts';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { Waiting } from '#src/components/loading/waiting.tsx';
import { useNow } from '#src/components/use-now.ts';
import { friendlyLinkApi } from '#src/features/friendly-link/api.ts';
import { historyApi } from '#src/features/history/api.ts';
import { honorApi } from '#src/features/honor/api.ts';
import { productApi } from '#src/features/product/api.ts';
import { formatNumber } from '#src/i18n/format/format.ts';
import { serverDay } from '#src/lib/time/calendar-date.ts';
import { Band } from './band.tsx';

const ONE = { pageNo: 1, pageSize: 1, status: STATUS.shown };

type Figure = { name: 'years' | 'products' | 'honors' | 'partners'; value: number };

/** Figures from the company's records; failed or empty ones are left out. */
function useFigures(): { figures: Figure[]; isPending: boolean } {
  const thisYear = Number(serverDay(useNow()).slice(0, 4));
  const first = useQuery(historyApi.page({ ...ONE, sortField: 'date', sortOrder: 'asc' }));
  const products = useQuery(productApi.page(ONE));
  const honors = useQuery(honorApi.page(ONE));
  const partners = useQuery(friendlyLinkApi.all());

  const founded = Number.parseInt(first.data?.rows[0]?.date ?? '', 10);
  const figures: Figure[] = [
    { name: 'years', value: thisYear - founded },
    { name: 'products', value: products.data?.total ?? 0 },
    { name: 'honors', value: honors.data?.total ?? 0 },
    { name: 'partners', value: partners.data?.rows.filter(isShown).length ?? 0 },
  ];
  return {
    figures: figures.filter(({ value }) => value > 0),
    isPending: [first, products, honors, partners].some((query) => query.isPending),
  };
}

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
