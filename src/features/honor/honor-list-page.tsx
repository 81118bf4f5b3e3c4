import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { adminApi } from '#src/admin/admin-api.ts';
import { StatusSwitch } from '#src/admin/list/cells/status-switch.tsx';
import { NewButton } from '#src/admin/list/core/new-button.tsx';
import { useListParams } from '#src/admin/list/core/use-list-params.ts';
import { FilterSelect } from '#src/admin/list/filters/filter-select.tsx';
import { StatusFilter } from '#src/admin/list/filters/status-filter.tsx';
import { OrderButton } from '#src/admin/list/order/order-button.tsx';
import { PagedList } from '#src/admin/list/paged-list.tsx';
import { useColumns } from '#src/admin/list/use-columns.tsx';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { formatDay } from '#src/i18n/format/format-day.ts';
import { honorLevelText } from './honor-level-text.ts';
import { HonorListCard, HonorTitle, HonorValidity } from './honor-list-card.tsx';
import { honorApi, honorFields, LEVELS } from './schema.ts';

const honorAdminApi = adminApi(honorApi);

const HonorOrderDialog = lazyPart(() => import('./honor-order-dialog.tsx'), 'HonorOrderDialog');

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
      <FilterSelect<'level'>
        name="level"
        label={t('field.level')}
        options={LEVELS.map((level) => ({ value: level, label: t(`level.${level}`) }))}
      />
      <StatusFilter />
    </>
  );
}

function useHonorColumns() {
  const { t } = useTranslation('honor');
  const column = useColumns(honorFields, 'honor');
  return useMemo(
    () => [
      column('name', {
        flex: 1,
        minWidth: 240,
        renderCell: ({ row }) => <HonorTitle honor={row} />,
      }),
      column('level', {
        texts: LEVELS.map((level) => honorLevelText(t, level)),
        valueFormatter: (level: string) => honorLevelText(t, level),
        csv: ({ level }) => honorLevelText(t, level),
      }),
      column('date'),
      column('validUntil', {
        texts: [t('validity.endless'), formatDay('2026-12-28')],
        renderCell: ({ row }) => <HonorValidity honor={row} />,
      }),
      column('status', {
        renderCell: ({ row }) => <StatusSwitch record={row} name={row.name} />,
      }),
      column('sort'),
    ],
    [t, column],
  );
}
