import type { GridColDef } from '@mui/x-data-grid/models';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '#src/components/relative-time.tsx';
import { NewsStatusChip, NewsTitle } from './news-list-card.tsx';
import type { News } from './schema.ts';

/** The columns of the news list. */
export function useNewsColumns(): GridColDef<News>[] {
  const { t } = useTranslation('industry-news');
  return useMemo(
    () => [
      {
        field: 'title',
        headerName: t('field.title'),
        flex: 1,
        minWidth: 280,
        renderCell: ({ row }) => <NewsTitle news={row} />,
      },
      { field: 'categoryName', headerName: t('field.category'), width: 120, sortable: false },
      {
        field: 'status',
        headerName: t('status.label'),
        width: 112,
        renderCell: ({ row }) => <NewsStatusChip news={row} />,
      },
      {
        field: 'publishTime',
        headerName: t('field.publishTime'),
        width: 130,
        renderCell: ({ row }) => <RelativeTime iso={row.publishTime} />,
      },
      { field: 'views', headerName: t('field.views'), type: 'number', width: 90 },
    ],
    [t],
  );
}
