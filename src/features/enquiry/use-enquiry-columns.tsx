import type { GridColDef } from '@mui/x-data-grid/models';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CsvColumn } from '#src/admin/list/export/save-csv.ts';
import { RelativeTime } from '#src/components/relative-time.tsx';
import { EnquiryContent, EnquirySender } from './enquiry-list-card.tsx';
import { progressText, subjectTypeText } from './enquiry-words.ts';
import { EnquiryProgress } from './enquiry-progress.tsx';
import type { Enquiry } from './schema.ts';

/** The columns of the list of enquiries. */
export function useEnquiryColumns(): (GridColDef<Enquiry> & CsvColumn<Enquiry>)[] {
  const { t } = useTranslation('enquiry-inbox');
  return useMemo(
    () => [
      {
        field: 'name',
        headerName: t('field.name'),
        width: 180,
        renderCell: ({ row }) => <EnquirySender enquiry={row} />,
      },
      {
        field: 'content',
        headerName: t('field.content'),
        flex: 1,
        minWidth: 240,
        sortable: false,
        renderCell: ({ row }) => <EnquiryContent enquiry={row} />,
      },
      {
        field: 'progress',
        headerName: t('field.progress'),
        width: 128,
        renderCell: ({ row }) => <EnquiryProgress enquiry={row} />,
        csv: ({ progress }) => progressText(t, progress),
      },
      {
        field: 'createTime',
        headerName: t('field.createTime'),
        width: 130,
        renderCell: ({ row }) => <RelativeTime iso={row.createTime} />,
      },
    ],
    [t],
  );
}

/** The fields that the table shows inside other columns. */
export function useEnquiryFileColumns(): CsvColumn<Enquiry>[] {
  const { t } = useTranslation('enquiry-inbox');
  return [
    { field: 'contact', headerName: t('field.contact') },
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
