import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusSwitch } from '#src/admin/list/cells/status-switch.tsx';
import { useColumns } from '#src/admin/list/use-columns.tsx';
import { HonorTitle, HonorValidity } from './honor-list-card.tsx';
import { honorLevelText } from './honor-level-text.ts';
import { honorFields } from './schema.ts';

/** The columns of the list of honors. */
export function useHonorColumns() {
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
        width: 84,
        valueFormatter: (level: string) => honorLevelText(t, level),
        csv: ({ level }) => honorLevelText(t, level),
      }),
      column('date', { width: 112 }),
      column('validUntil', {
        width: 116,
        renderCell: ({ row }) => <HonorValidity honor={row} />,
      }),
      column('sort', { width: 84 }),
      column('status', {
        width: 92,
        renderCell: ({ row }) => <StatusSwitch record={row} name={row.name} />,
      }),
    ],
    [t, column],
  );
}
