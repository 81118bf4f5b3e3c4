import { useTranslation } from 'react-i18next';
import { STATUS } from '#src/api/status.ts';
import { FilterSelect } from './filter-select.tsx';

export function StatusFilter() {
  const { t } = useTranslation('crud');
  return (
    <FilterSelect<'status'>
      name="status"
      label={t('field.status')}
      options={[
        { value: String(STATUS.shown), label: t('status.shown') },
        { value: String(STATUS.hidden), label: t('status.hidden') },
      ]}
    />
  );
}
