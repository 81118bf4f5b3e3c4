import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { langOf } from '#src/api/fields/localized.ts';
import type { CompanyInfo } from '../schema.ts';
import { type MapPoint, mapPoints } from './station-points.ts';

type ServiceNetworkProps = { company: Pick<CompanyInfo, 'stations' | 'exportCountries'> };

/** The company's service stations, on a map and as a list, and the countries that it exports to. */
export function ServiceNetwork({ company }: ServiceNetworkProps) {
  const { t } = useTranslation('about-us');
  const { stations, exportCountries } = company;
  const points = mapPoints(stations, RATIO);
  return (
    <Box sx={points.length > 0 ? networkStyles : undefined}>
      {points.length > 0 && <StationMap points={points} />}
      <div>
        {stations.length > 0 && (
          <>
            <Typography variant="h5" component="h3">
              {t('service.stations')}
            </Typography>
            <Box component="ul" sx={listStyles}>
              {stations.map((station, index) => (
                // Stations have no id and may be equal.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={index} lang={langOf(station, 'name')}>
                  {station.name}
                </li>
              ))}
            </Box>
          </>
        )}
        {exportCountries.length > 0 && (
          <>
            <Typography variant="h5" component="h3">
              {t('service.countries')}
            </Typography>
            <Box component="ul" lang={langOf(company, 'exportCountries')} sx={listStyles}>
              {exportCountries.map((country) => (
                <li key={country}>{country}</li>
              ))}
            </Box>
          </>
        )}
      </div>
    </Box>
  );
}

const RATIO = 3 / 2;

const networkStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'center',
  columnGap: { md: 6, lg: 8 },
  rowGap: 4,
};
const listStyles = {
  mt: 2,
  '&:not(:last-child)': { mb: 4 },
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14em), 1fr))',
  columnGap: 2,
  rowGap: 1,
  overflowWrap: 'anywhere',
  color: 'text.secondary',
};

type StationMapProps = { points: MapPoint[] };

/** Points and names on a dotted ground. Hidden from screen readers, which have the list. */
function StationMap({ points }: StationMapProps) {
  // From left to right in both text directions, as on every map.
  return (
    <Box aria-hidden dir="ltr" sx={mapStyles}>
      {points.map(({ station, left, top }, index) => (
        <Box
          // Stations have no id and may be equal.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          component="span"
          data-side={left > 80 ? 'start' : 'end'}
          sx={[pointStyles, { insetInlineStart: `${left}%`, top: `${top}%` }]}
        >
          <Box component="span" lang={langOf(station, 'name')} sx={nameStyles}>
            {station.name}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const mapStyles = {
  position: 'relative',
  aspectRatio: String(RATIO),
  borderRadius: 1,
  overflow: 'hidden',
  color: 'brand.text',
  bgcolor: 'background.paper',
  boxShadow: 'var(--mui-customShadows-card)',
  backgroundImage: 'radial-gradient(circle, var(--mui-palette-divider) 1.5px, transparent 2px)',
  backgroundSize: '20px 20px',
  forcedColorAdjust: 'none',
};
/** A dot in a ring, around the place itself. */
const pointStyles = {
  position: 'absolute',
  width: 12,
  height: 12,
  translate: '-50% -50%',
  borderRadius: '50%',
  bgcolor: 'currentcolor',
  boxShadow: '0 0 0 6px rgba(var(--mui-palette-brand-tintChannel) / 0.24)',
};
/** On phones there is no room for the names. */
const nameStyles = {
  display: { xs: 'none', sm: 'block' },
  position: 'absolute',
  insetBlockStart: '50%',
  translate: '0 -50%',
  '[data-side="end"] > &': { insetInlineStart: 'calc(100% + 10px)' },
  '[data-side="start"] > &': { insetInlineEnd: 'calc(100% + 10px)' },
  px: 0.5,
  borderRadius: 0.5,
  color: 'text.primary',
  bgcolor: 'background.paper',
  typography: 'body2',
  fontWeight: 600,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
};
