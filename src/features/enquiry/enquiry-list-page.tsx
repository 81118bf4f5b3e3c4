import { useTranslation } from 'react-i18next';
import { DateRangeFilter } from '#src/admin/list/filters/date-range-filter.tsx';
import { FilterSelect } from '#src/admin/list/filters/filter-select.tsx';
import { NoRows } from '#src/admin/list/core/list-state.tsx';
import { PagedList } from '#src/admin/list/paged-list.tsx';
import { useListParams } from '#src/admin/list/core/use-list-params.ts';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { enquiryAdminApi } from './admin-api.ts';
import type { EnquiryFilter } from './admin-api.ts';
import { EnquiryListCard } from './enquiry-list-card.tsx';
import { PROGRESS, SUBJECT_TYPES } from './schema.ts';
import { useEnquiryColumns, useEnquiryFileColumns } from './use-enquiry-columns.tsx';
import { useEnquiryLabel } from './use-enquiry-label.ts';
import OpenIcon from '@mui/icons-material/DraftsOutlined';
import { RowDeleteButton } from '#src/admin/list/cells/row-delete-button.tsx';
import { RowLink } from '#src/admin/list/cells/row-link.tsx';
import type { Enquiry } from './schema.ts';

export function Component() {
  const { t } = useTranslation('enquiry-inbox');
  const params = useListParams();
  const inFile = useEnquiryFileColumns();
  return (
    <>
      <PageHeader title={t('list.title')} purpose={t('list.purpose')} />
      <PagedList
        label={t('list.title')}
        api={enquiryAdminApi}
        params={params}
        columns={useEnquiryColumns()}
        fileColumns={(shown) => [...shown, ...inFile]}
        labelOf={useEnquiryLabel()}
        filters={<EnquiryFilters />}
        empty={<NoRows title={t('list.empty')} description={t('list.emptyHint')} />}
        actions={(enquiry, ask) => (
          <EnquiryActions enquiry={enquiry} onDelete={() => ask('delete')} />
        )}
        card={(enquiry, actions) => <EnquiryListCard enquiry={enquiry} actions={actions} />}
      />
    </>
  );
}

function EnquiryFilters() {
  const { t } = useTranslation('enquiry-inbox');
  return (
    <>
      <FilterSelect<EnquiryFilter>
        name="progress"
        label={t('field.progress')}
        options={PROGRESS.map((one) => ({ value: one, label: t(`progress.${one}`) }))}
      />
      <FilterSelect<EnquiryFilter>
        name="type"
        label={t('field.type')}
        options={SUBJECT_TYPES.map((one) => ({ value: one, label: t(`type.${one}`) }))}
      />
      <FilterSelect<EnquiryFilter>
        name="suspicious"
        label={t('field.suspicious')}
        options={[
          { value: 'true', label: t('suspicious.yes') },
          { value: 'false', label: t('suspicious.no') },
        ]}
      />
      <DateRangeFilter label={t('field.createTime')} />
    </>
  );
}

type EnquiryActionsProps = { enquiry: Enquiry; onDelete: () => void };

function EnquiryActions({ enquiry, onDelete }: EnquiryActionsProps) {
  const { t } = useTranslation('enquiry-inbox');
  const name = useEnquiryLabel()(enquiry);
  return (
    <div className="row-actions">
      <RowLink
        to={`${encodeURIComponent(enquiry.id)}/edit`}
        hint={t('list.view')}
        label={t('list.viewOf', { name })}
      >
        <OpenIcon fontSize="small" />
      </RowLink>
      <RowDeleteButton label={name} onDelete={onDelete} />
    </div>
  );
}
