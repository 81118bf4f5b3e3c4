import { useTranslation } from 'react-i18next';
import { FilterSelect } from '#src/admin/list/filters/filter-select.tsx';
import { NewButton } from '#src/admin/list/core/new-button.tsx';
import { OrderButton } from '#src/admin/list/order/order-button.tsx';
import { PagedList } from '#src/admin/list/paged-list.tsx';
import { StatusFilter } from '#src/admin/list/filters/status-filter.tsx';
import { useListParams } from '#src/admin/list/core/use-list-params.ts';
import { createLazyPart } from '#src/components/loading/lazy-part.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { honorAdminApi } from './admin-api.ts';
import type { HonorFilter } from './admin-api.ts';
import { HonorListCard } from './honor-list-card.tsx';
import { LEVELS } from './schema.ts';
import { useHonorColumns } from './use-honor-columns.tsx';

const HonorOrderDialog = createLazyPart(
  async () => (await import('./honor-order-dialog.tsx')).HonorOrderDialog,
);

export function Component() {
  const { t } = useTranslation(['honor', 'crud']);
  const params = useListParams();
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
        filters={<HonorFilters />}
        bulkFields={[{ kind: 'sort', name: 'sort', label: t('field.sort') }]}
        tools={
          <OrderButton prefetchOn={HonorOrderDialog.prefetchOn}>
            {(close) => <HonorOrderDialog onClose={close} onLoadFailed={close} />}
          </OrderButton>
        }
        newButton={newButton}
        card={(honor, actions) => <HonorListCard honor={honor} actions={actions} />}
      />
    </>
  );
}

function HonorFilters() {
  const { t } = useTranslation('honor');
  return (
    <>
      <FilterSelect<HonorFilter>
        name="level"
        label={t('field.level')}
        options={LEVELS.map((level) => ({ value: level, label: t(`level.${level}`) }))}
      />
      <StatusFilter />
    </>
  );
}
