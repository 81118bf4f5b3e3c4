import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { langOf } from '#src/api/fields/localized.ts';
import type { CompanyInfo } from '../schema.ts';

type ServiceNetworkProps = { company: Pick<CompanyInfo, 'stations' | 'exportCountries'> };

/** The company's service stations, and the countries that it exports to. */
export function ServiceNetwork({ company }: ServiceNetworkProps) {
  const { t } = useTranslation('about-us');
  const { stations, exportCountries } = company;
  return (
    <Box sx={networkStyles}>
      {stations.length > 0 && (
        <div>
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
        </div>
      )}
      {exportCountries.length > 0 && (
        <div>
          <Typography variant="h5" component="h3">
            {t('service.countries')}
          </Typography>
          <Box component="ul" lang={langOf(company, 'exportCountries')} sx={listStyles}>
            {exportCountries.map((country) => (
              <li key={country}>{country}</li>
            ))}
          </Box>
        </div>
      )}
    </Box>
  );
}

const networkStyles = {
  display: 'grid',
  gridAutoFlow: { lg: 'column' },
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: 8,
  rowGap: 4,
};
const listStyles = {
  mt: 2,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12em), 1fr))',
  columnGap: 2,
  rowGap: 1,
  overflowWrap: 'anywhere',
  color: 'text.secondary',
};
