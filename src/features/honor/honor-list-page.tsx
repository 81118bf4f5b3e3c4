import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { NewButton } from '#src/admin/list/new-button.tsx';
import { PagedList } from '#src/admin/list/paged-list.tsx';
import { useListParams } from '#src/admin/list/use-list-params.ts';
import { HonorFilters } from './honor-filters.tsx';
import { HonorListCard } from './honor-list-card.tsx';
import { honorAdminApi } from './admin-api.ts';
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
