import { useTranslation } from 'react-i18next';
import { STATUS } from '#src/api/fields/status.ts';
import { useList } from '#src/admin/list/core/list-context.ts';
import { Select } from './filter-select.tsx';
import { useTypeHandle } from '#src/admin/list/core/type-handle.ts';
import { isTimeValue, SOON_DAYS, timesOf } from './time-filter.ts';

/** A list's filters by status and by the time at which visitors see a record: one select. */
export function StatusFilter() {
  const { t } = useTranslation('crud');
  const { params } = useList();
  const { period = {} } = useTypeHandle().list;
  const { time, status = '' } = params.filters;
  return (
    <Select
      label={t('field.status')}
      options={[
        { value: String(STATUS.shown), label: t('status.shown') },
        { value: String(STATUS.hidden), label: t('status.hidden') },
        ...timesOf(period).map((value) => ({
          value,
          label: t(`time.${value}`, { count: SOON_DAYS }),
        })),
      ]}
      value={time || status}
      set={params.set}
      changesOf={changesOf}
    />
  );
}

function changesOf(value: string) {
  return isTimeValue(value) ? { time: value, status: '' } : { time: '', status: value };
}
