import { useTranslation } from 'react-i18next';
import { FilterSelect } from '#src/admin/list/filter-select.tsx';
import { NewButton } from '#src/admin/list/new-button.tsx';
import { PagedList } from '#src/admin/list/paged-list.tsx';
import { StatusFilter } from '#src/admin/list/status-filter.tsx';
import { TimeSelect } from '#src/admin/list/time-select.tsx';
import { useListParams } from '#src/admin/list/use-list-params.ts';
import type { ListParams } from '#src/admin/list/use-list-params.ts';
import { PageHeader } from '#src/components/page-header.tsx';
import { honorAdminApi } from './admin-api.ts';
import { HonorListCard } from './honor-list-card.tsx';
import { LEVELS } from './schema.ts';
import { useHonorColumns } from './use-honor-columns.tsx';

export function Component() {
  const { t } = useTranslation('honor');
  const params = useListParams('sort');
  const columns = useHonorColumns();
  const newButton = <NewButton label={t('new.title')} />;
  return (
    <>
      <PageHeader title={t('list.title')} purpose={t('list.purpose')} action={newButton} />
      <PagedList
        label={t('list.title')}
        api={honorAdminApi}
        params={params}
        columns={columns}
        labelOf={(honor) => honor.name}
        filters={<HonorFilters params={params} />}
        newButton={newButton}
        card={(honor, actions) => <HonorListCard honor={honor} actions={actions} />}
      />
    </>
  );
}

/** An honor has an end alone. */
const HONOR_TIMES = ['soon', 'over'] as const;

type HonorFiltersProps = { params: ListParams };

function HonorFilters({ params }: HonorFiltersProps) {
  const { t } = useTranslation('honor');
  return (
    <>
      <FilterSelect
        params={params}
        name="level"
        label={t('field.level')}
        options={LEVELS.map((level) => ({ value: level, label: t(`level.${level}`) }))}
      />
      <TimeSelect params={params} times={HONOR_TIMES} />
      <StatusFilter params={params} />
    </>
  );
}
