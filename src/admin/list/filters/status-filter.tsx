import { useTranslation } from 'react-i18next';
import { STATUS } from '#src/api/status.ts';
import { FilterSelect } from './filter-select.tsx';
import type { ListParams } from '#src/admin/list/core/use-list-params.ts';

type StatusFilterProps = { params: ListParams };

export function StatusFilter({ params }: StatusFilterProps) {
  const { t } = useTranslation('crud');
  return (
    <FilterSelect
      params={params}
      name="status"
      label={t('status.label')}
      options={[
        { value: String(STATUS.shown), label: t('status.shown') },
        { value: String(STATUS.hidden), label: t('status.hidden') },
      ]}
    />
  );
}
