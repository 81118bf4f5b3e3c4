import type { GridColDef } from '@mui/x-data-grid/models';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CsvColumn } from '#src/admin/list/export/save-csv.ts';
import { RelativeTime } from '#src/components/relative-time.tsx';
import { formatSplitEnd } from '#src/i18n/format-split.ts';
import { JobDeadline, JobSwitch, JobTitle } from './job-list-card.tsx';
import { useSalaryText } from './public/use-salary-text.ts';
import type { Job } from './schema.ts';

/** The columns of the list of positions. */
export function useJobColumns(): (GridColDef<Job> & CsvColumn<Job>)[] {
  const { t } = useTranslation('recruitment-info');
  const salaryText = useSalaryText();
  return useMemo(
    () => [
      {
        field: 'title',
        headerName: t('field.title'),
        flex: 1,
        minWidth: 180,
        renderCell: ({ row }) => <JobTitle job={row} />,
      },
      { field: 'city', headerName: t('field.city'), width: 76 },
      {
        field: 'salaryMin',
        headerName: t('salary.label'),
        width: 108,
        valueGetter: (_value, row) => salaryText(row),
        csv: salaryText,
      },
      {
        field: 'publishTime',
        headerName: t('published'),
        width: 116,
        renderCell: ({ row }) => <RelativeTime iso={row.publishTime} />,
      },
      {
        field: 'deadline',
        headerName: t('field.deadline'),
        width: 116,
        renderCell: ({ row }) => <JobDeadline job={row} />,
        csv: ({ deadline }) => formatSplitEnd(deadline),
      },
      {
        field: 'status',
        headerName: t('field.status'),
        width: 128,
        renderCell: ({ row }) => <JobSwitch job={row} />,
      },
    ],
    [t, salaryText],
  );
}
