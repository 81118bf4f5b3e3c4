import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { KeywordSearch } from '#src/components/public-list/keyword-search.tsx';
import { listToolbarStyles } from '#src/components/public-list/list-toolbar-styles.ts';
import type { useListAddress } from '#src/components/public-list/use-list-address.ts';
import { JOB_TYPES } from '../schema.ts';
import type { Job } from '../schema.ts';
import { JobFilterChips } from './job-filter-chips.tsx';

type JobFiltersProps = {
  /** All that visitors may see, undefined while they are awaited. */
  jobs: readonly Job[] | undefined;
  address: ReturnType<typeof useListAddress<'city' | 'type'>>;
};

/** By city, by type, both as far as there are positions of them, and by keyword (P7). */
export function JobFilters({ jobs, address }: JobFiltersProps) {
  const { t } = useTranslation('job');
  const { q, valueOf, addressOf } = address;
  const cities = new Set(jobs?.map(({ city }) => city).filter((city) => city !== ''));
  const types = JOB_TYPES.filter((type) => jobs?.some((job) => job.type === type));
  return (
    <Box sx={styles}>
      <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0, maxWidth: 1 }}>
        <JobFilterChips
          label={t('list.byCity')}
          choices={jobs && [...cities].map((city) => ({ value: city, name: city }))}
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

// Beside each other only where both have room: chips that come later push nothing down.
const styles = { ...listToolbarStyles, mb: 1, flexDirection: { xs: 'column', md: 'row' } };
