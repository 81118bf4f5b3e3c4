import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { langOf, localized } from '#src/api/fields/localized.ts';
import { FilterChips } from '#src/components/public-list/filter-chips.tsx';
import { KeywordSearch } from '#src/components/public-list/keyword-search.tsx';
import { listToolbarStyles } from '#src/components/public-list/list-toolbar-styles.ts';
import type { useListAddress } from '#src/components/public-list/use-list-address.ts';
import { type Job, JOB_TYPES } from '../schema.ts';

type JobFiltersProps = {
  /** All visible jobs; undefined while loading. */
  jobs: readonly Job[] | undefined;
  address: ReturnType<typeof useListAddress<'/job', 'city' | 'type'>>;
};

/** Filters by the cities and types that occur in the jobs. */
export function JobFilters({ jobs, address }: JobFiltersProps) {
  const { t } = useTranslation('job');
  const { q, valueOf, addressOf } = address;
  // The URL has the Chinese name of the city, so that a link works in both languages.
  const cities = new Map(jobs?.filter(({ city }) => city !== '').map((job) => [job.city, job]));
  const types = JOB_TYPES.filter((type) => jobs?.some((job) => job.type === type));
  return (
    <Box sx={filtersStyles}>
      <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0, maxWidth: 1 }}>
        <JobFilterChips
          label={t('list.byCity')}
          choices={
            jobs &&
            [...cities].map(([value, job]) => {
              const read = localized(job);
              return { value, name: read.city, lang: langOf(read, 'city') };
            })
          }
          value={valueOf('city')}
          addressOf={(city) => addressOf({ city })}
        />
        <JobFilterChips
          label={t('list.byType')}
          choices={jobs && types.map((type) => ({ value: type, name: t(`type.${type}`) }))}
          value={valueOf('type')}
          addressOf={(type) => addressOf({ type })}
        />
      </Box>
      <KeywordSearch
        label={t('list.search')}
        q={q}
        addressOf={(value) => addressOf({ q: value })}
      />
    </Box>
  );
}

// One row on wide screens only, so that chips that load later do not move the content below.
const filtersStyles = { ...listToolbarStyles, mb: 1, flexDirection: { xs: 'column', md: 'row' } };

type JobFilterChipsProps = {
  label: string;
  /** Undefined while the jobs are loading. */
  choices: { value: string; name: string; lang?: string | undefined }[] | undefined;
  value: string;
  addressOf: (value: string) => string;
};

/** Renders nothing if there is only one choice. */
function JobFilterChips({ label, choices, value, addressOf }: JobFilterChipsProps) {
  if (choices && choices.length < 2 && value === '') return null;
  return (
    <Box sx={chipsStyles}>
      <Box component="span" aria-hidden sx={labelStyles}>
        {label}
      </Box>
      <FilterChips label={label} choices={choices ?? []} value={value} addressOf={addressOf} />
    </Box>
  );
}

const chipsStyles = { display: 'flex', alignItems: 'baseline', gap: 2, minWidth: 0 };
const labelStyles = { flex: 'none', color: 'text.secondary', typography: 'body2' };
