import { useTranslation } from 'react-i18next';
import { FilterSelect } from './filter-select.tsx';
import { SOON_DAYS, TIMES } from './time-filter.ts';
import type { TimeValue } from './time-filter.ts';

type TimeSelectProps = {
  /** The values that fit the type; all by default. */
  times?: readonly TimeValue[];
};

/** A list's filter by the time at which visitors see a record. */
export function TimeSelect({ times = TIMES }: TimeSelectProps) {
  const { t } = useTranslation('crud');
  return (
    <FilterSelect<'time'>
      name="time"
      label={t('time.label')}
      options={times.map((time) => ({
        value: time,
        label: t(`time.${time}`, { count: SOON_DAYS }),
      }))}
    />
  );
}
