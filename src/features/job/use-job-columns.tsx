import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CsvColumn } from '#src/admin/list/export/save-csv.ts';
import { useColumns, useFileColumns } from '#src/admin/list/use-columns.tsx';
import { JobDeadline, JobSwitch, JobTitle } from './job-list-card.tsx';
import { useSalaryText } from './public/use-salary-text.ts';
import { JOB_TYPES, jobFields } from './schema.ts';
import type { Job } from './schema.ts';

/** The columns of the list of positions. */
export function useJobColumns() {
  const { t } = useTranslation('recruitment-info');
  const column = useColumns(jobFields, 'recruitment-info');
  const salaryText = useSalaryText();
  return useMemo(
    () => [
      column('title', {
        flex: 1,
        minWidth: 180,
        renderCell: ({ row }) => <JobTitle job={row} />,
      }),
      column('city', { width: 76 }),
      column('salaryMin', {
        headerName: t('salary.label'),
        width: 108,
        valueGetter: (_value, row) => salaryText(row),
      }),
      column('publishTime', { headerName: t('published'), width: 116 }),
      column('deadline', { width: 116, renderCell: ({ row }) => <JobDeadline job={row} /> }),
      column('status', { width: 128, renderCell: ({ row }) => <JobSwitch job={row} /> }),
    ],
    [t, column, salaryText],
  );
}

/** The columns of the exported file, which can be imported again: the salary's two ends have one each. */
export function useJobFileColumns() {
  const { t } = useTranslation('job');
  const fileColumns = useFileColumns(jobFields, 'recruitment-info', {
    type: {
      csv: ({ type }) => {
        const known = JOB_TYPES.find((one) => one === type);
        return known ? t(`type.${known}`) : type;
      },
    },
  });
  return (shown: CsvColumn<Job>[]) =>
    fileColumns(shown.filter(({ field }) => field !== 'salaryMin'));
}
