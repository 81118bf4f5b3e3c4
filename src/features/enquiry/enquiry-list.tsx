import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { ColumnsButton } from '#src/admin/list/memory/columns-button.tsx';
import { DataTable } from '#src/admin/list/rows/data-table.tsx';
import { DateRangeFilter } from '#src/admin/list/filters/date-range-filter.tsx';
import { ExportButton } from '#src/admin/list/export/export-button.tsx';
import { FilterSelect } from '#src/admin/list/filters/filter-select.tsx';
import { ListRowsProvider } from '#src/admin/list/core/list-rows.tsx';
import { ListState } from '#src/admin/list/core/list-state.tsx';
import { ListToolbar } from '#src/admin/list/list-toolbar.tsx';
import { saveCsv } from '#src/admin/list/export/save-csv.ts';
import { SelectionBar } from '#src/admin/list/bulk/selection-bar.tsx';
import { useBulk } from '#src/admin/list/bulk/use-bulk.tsx';
import type { ListParams } from '#src/admin/list/core/use-list-params.ts';
import { usePagedList } from '#src/admin/list/use-paged-list.ts';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { enquiryAdminApi } from './admin-api.ts';
import { EnquiryActions } from './enquiry-actions.tsx';
import { EnquiryListCard } from './enquiry-list-card.tsx';
import { PROGRESS, SUBJECT_TYPES } from './schema.ts';
import { useEnquiryColumns, useEnquiryFileColumns } from './use-enquiry-columns.tsx';
import { useEnquiryLabel } from './use-enquiry-label.ts';

type EnquiryListProps = { params: ListParams };

export function EnquiryList({ params }: EnquiryListProps) {
  const { t } = useTranslation('enquiry-inbox');
  const labelOf = useEnquiryLabel();
  const inFile = useEnquiryFileColumns();
  const list = usePagedList({
    api: enquiryAdminApi,
    params,
    columns: useEnquiryColumns(),
    onExport: (found, shown) => saveCsv(t('list.title'), [...shown, ...inFile], found),
  });
  const { rows, total, selection, place } = list;
  const bulk = useBulk({ api: enquiryAdminApi, labelOf, selection, place });

  return (
    <Card ref={place} tabIndex={-1} sx={{ outline: 0, overflow: 'clip' }}>
      <ListToolbar
        {...list.toolbar}
        tools={
          <>
            <ColumnsButton {...list.columnsButton} />
            <ExportButton onClick={list.exportAll} />
          </>
        }
      >
        <EnquiryFilters params={params} />
      </ListToolbar>
      <ListRowsProvider rows={rows} total={total} query={params.query}>
        {list.table.page?.rows.length === 0 && !params.isNarrowed ? (
          <EmptyState
            illustration={<EmptyIllustration />}
            title={t('list.empty')}
            description={t('list.emptyHint')}
          />
        ) : (
          <ListState {...list.listState} emptyAction={null}>
            <DataTable
              {...list.table}
              label={t('list.title')}
              labelOf={labelOf}
              actions={(enquiry) => (
                <EnquiryActions enquiry={enquiry} onDelete={() => bulk.ask([enquiry])} />
              )}
              card={(enquiry, actions) => <EnquiryListCard enquiry={enquiry} actions={actions} />}
            />
          </ListState>
        )}
      </ListRowsProvider>
      <SelectionBar {...list.selectionBar} onDelete={() => bulk.ask(list.selected())} />
      {bulk.dialog}
      {list.dialog}
    </Card>
  );
}

type EnquiryFiltersProps = { params: ListParams };

function EnquiryFilters({ params }: EnquiryFiltersProps) {
  const { t } = useTranslation('enquiry-inbox');
  return (
    <>
      <FilterSelect
        params={params}
        name="progress"
        label={t('field.progress')}
        options={PROGRESS.map((one) => ({ value: one, label: t(`progress.${one}`) }))}
      />
      <FilterSelect
        params={params}
        name="type"
        label={t('field.type')}
        options={SUBJECT_TYPES.map((one) => ({ value: one, label: t(`type.${one}`) }))}
      />
      <FilterSelect
        params={params}
        name="suspicious"
        label={t('field.suspicious')}
        options={[
          { value: 'true', label: t('suspicious.yes') },
          { value: 'false', label: t('suspicious.no') },
        ]}
      />
      <DateRangeFilter params={params} label={t('field.createTime')} />
    </>
  );
}
