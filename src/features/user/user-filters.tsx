import { useTranslation } from 'react-i18next';
import { STATUS } from '#src/api/status.ts';
import { FilterSelect } from '#src/admin/list/filter-select.tsx';
import type { ListParams } from '#src/admin/list/use-list-params.ts';
import { ROLES } from './roles.ts';

type UserFiltersProps = { params: ListParams };

/** What narrows the list of users: role, status. */
export function UserFilters({ params }: UserFiltersProps) {
  const { t } = useTranslation('user');
  return (
    <>
      <FilterSelect
        params={params}
        name="role"
        label={t('field.role')}
        options={ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }))}
      />
      <FilterSelect
        params={params}
        name="status"
        label={t('field.status')}
        options={[
          { value: String(STATUS.shown), label: t('status.enabled') },
          { value: String(STATUS.hidden), label: t('status.disabled') },
        ]}
      />
    </>
  );
}
