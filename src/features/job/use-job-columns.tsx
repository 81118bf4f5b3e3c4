import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useColumns } from '#src/admin/list/use-columns.tsx';
import { JobDeadline, JobSwitch, JobTitle } from './job-list-card.tsx';
import { useSalaryText } from './public/use-salary-text.ts';
import { jobFields } from './schema.ts';

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
        csv: salaryText,
      }),
      column('publishTime', { headerName: t('published'), width: 116 }),
      column('deadline', { width: 116, renderCell: ({ row }) => <JobDeadline job={row} /> }),
      column('status', { width: 128, renderCell: ({ row }) => <JobSwitch job={row} /> }),
    ],
    [t, column, salaryText],
  );
}
