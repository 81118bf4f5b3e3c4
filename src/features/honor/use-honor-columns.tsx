import type { GridColDef } from '@mui/x-data-grid/models';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CsvColumn } from '#src/admin/list/export/save-csv.ts';
import { StatusChip } from '#src/admin/list/cells/status-chip.tsx';
import { formatDay } from '#src/i18n/format-day.ts';
import { formatSplitDay } from '#src/i18n/format-split.ts';
import { HonorTitle, HonorValidity } from './honor-list-card.tsx';
import type { Honor } from './schema.ts';
import { honorLevelText } from './honor-level-text.ts';

/** The columns of the list of honors. */
export function useHonorColumns(): (GridColDef<Honor> & CsvColumn<Honor>)[] {
  const { t } = useTranslation('honor');
  return useMemo(
    () => [
      {
        field: 'name',
        headerName: t('field.name'),
        flex: 1,
        minWidth: 240,
        renderCell: ({ row }) => <HonorTitle honor={row} />,
      },
      {
        field: 'level',
        headerName: t('field.level'),
        width: 84,
        valueFormatter: (level: string) => honorLevelText(t, level),
        csv: ({ level }) => honorLevelText(t, level),
      },
      {
        field: 'date',
        headerName: t('field.date'),
        width: 112,
        valueFormatter: (day: string) => formatDay(day),
        csv: ({ date }) => formatSplitDay(date),
      },
      {
        field: 'validUntil',
        headerName: t('field.validUntil'),
        width: 116,
        renderCell: ({ row }) => <HonorValidity honor={row} />,
        csv: ({ validUntil }) => formatSplitDay(validUntil),
      },
      { field: 'sort', headerName: t('field.sort'), type: 'number', width: 84 },
      {
        field: 'status',
        headerName: t('field.status'),
        width: 88,
        renderCell: ({ row }) => <StatusChip status={row.status} />,
      },
    ],
    [t],
  );
}
