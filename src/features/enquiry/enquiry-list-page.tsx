import OpenIcon from '@mui/icons-material/DraftsOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RowDeleteButton } from '#src/admin/list/cells/row-delete-button.tsx';
import { RowLink } from '#src/admin/list/cells/row-link.tsx';
import { NoRows } from '#src/admin/list/core/list-state.tsx';
import { useListParams } from '#src/admin/list/core/use-list-params.ts';
import { FilterSelect } from '#src/admin/list/filters/filter-select.tsx';
import { PagedList } from '#src/admin/list/paged-list.tsx';
import type { CsvColumn, ListColumn } from '#src/admin/list/rows/use-grid-columns.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { RelativeTime } from '#src/components/relative-time.tsx';
import { enquiryAdminApi } from './admin-api.ts';
import { copiesOf } from './copies.ts';
import { EnquiryProgress } from './enquiry-progress.tsx';
import { progressText, subjectTypeText } from './enquiry-words.ts';
import { type Enquiry, PROGRESS, QUOTE_FIELDS, SUBJECT_TYPES } from './schema.ts';
import { useEnquiryLabel } from './use-enquiry-label.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TwoLines } from '#src/admin/list/cells/two-lines.tsx';
import { TitleMark } from '#src/admin/list/cells/title-mark.tsx';

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
        filters={{
          progress: (
            <FilterSelect
              name="progress"
              label={t('field.progress')}
              options={PROGRESS.map((one) => ({ value: one, label: t(`progress.${one}`) }))}
            />
          ),
          type: (
            <FilterSelect
              name="type"
              label={t('field.type')}
              options={SUBJECT_TYPES.map((one) => ({ value: one, label: t(`type.${one}`) }))}
            />
          ),
          suspicious: (
            <FilterSelect
              name="suspicious"
              label={t('field.suspicious')}
              options={[
                { value: 'true', label: t('suspicious.yes') },
                { value: 'false', label: t('suspicious.no') },
              ]}
            />
          ),
        }}
        empty={<NoRows title={t('list.empty')} description={t('list.emptyHint')} />}
        actions={(enquiry, ask) => (
          <EnquiryActions enquiry={enquiry} onDelete={() => ask('delete')} />
        )}
        card={(enquiry, actions) => <EnquiryListCard enquiry={enquiry} actions={actions} />}
      />
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

function useEnquiryColumns(): ListColumn<Enquiry>[] {
  const { t } = useTranslation('enquiry-inbox');
  return useMemo(
    () => [
      {
        field: 'name',
        headerName: t('field.name'),
        width: 180,
        cell: (enquiry) => <EnquirySender enquiry={enquiry} />,
      },
      {
        field: 'content',
        headerName: t('field.content'),
        flex: 1,
        minWidth: 240,
        sortable: false,
        cell: (enquiry) => <EnquiryContent enquiry={enquiry} />,
      },
      {
        field: 'progress',
        headerName: t('field.progress'),
        width: 128,
        cell: (enquiry) => <EnquiryProgress enquiry={enquiry} />,
        csv: ({ progress }) => progressText(t, progress),
      },
      {
        field: 'createTime',
        headerName: t('field.createTime'),
        width: 130,
        cell: ({ createTime }) => <RelativeTime iso={createTime} />,
      },
    ],
    [t],
  );
}

/** Additional columns of the exported file: fields that the table shows inside other columns. */
function useEnquiryFileColumns(): CsvColumn<Enquiry>[] {
  const { t } = useTranslation('enquiry-inbox');
  return [
    { field: 'contact', headerName: t('field.contact') },
    ...QUOTE_FIELDS.map((field) => ({ field, headerName: t(`field.${field}`) })),
    { field: 'type', headerName: t('field.type'), csv: ({ type }) => subjectTypeText(t, type) },
    { field: 'title', headerName: t('field.title') },
    {
      field: 'suspicious',
      headerName: t('field.suspicious'),
      csv: ({ suspicious }) => t(`suspicious.${suspicious ? 'yes' : 'no'}`),
    },
    { field: 'note', headerName: t('field.note') },
  ];
}

type EnquiryListCardProps = { enquiry: Enquiry; actions: ReactNode };

/** A row of the list on phones. Its parts are also cells of the grid. */
function EnquiryListCard({ enquiry, actions }: EnquiryListCardProps) {
  return (
    <>
      <EnquirySender enquiry={enquiry} />
      <Box sx={{ mt: 1 }}>
        <EnquiryContent enquiry={enquiry} />
      </Box>
      <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 1 }}>
        <EnquiryProgress enquiry={enquiry} />
        <Typography variant="caption" sx={{ flexGrow: 1, color: 'text.secondary' }}>
          <RelativeTime iso={enquiry.createTime} />
        </Typography>
        {actions}
      </Box>
    </>
  );
}

type EnquiryPartProps = { enquiry: Enquiry };

function EnquirySender({ enquiry }: EnquiryPartProps) {
  const { name, contact, company, region } = enquiry;
  const from = [contact, company, region].filter(Boolean).join(' · ');
  return (
    <TwoLines isName title={`${name}\n${from}`} first={name} second={from && <bdi>{from}</bdi>} />
  );
}

/** The start of the message, and below it the record that it is about, with the quantity. */
function EnquiryContent({ enquiry }: EnquiryPartProps) {
  const { t } = useTranslation('enquiry-inbox');
  const { id, type, title, content, quantity, suspicious } = enquiry;
  const about = [subjectTypeText(t, type), title, quantity].filter(Boolean).join(' · ');
  const copies = copiesOf(useQueryClient(), id);
  return (
    <TwoLines
      title={`${content}\n${about}`}
      first={
        <>
          {copies.length > 0 && <TitleMark label={t('times', { count: copies.length + 1 })} />}
          {suspicious && <TitleMark color="warning" label={t('suspicious.yes')} />}
          {content}
        </>
      }
      second={about}
    />
  );
}
