import type { GridColDef } from '@mui/x-data-grid/models';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CsvColumn } from '#src/admin/list/export/save-csv.ts';
import { RelativeTime } from '#src/components/relative-time.tsx';
import { categoryNameOf } from '#src/lib/records/category-name.ts';
import { newsCategoryApi } from './category/api.ts';
import { CategoryText } from './category/category-text.tsx';
import { NewsStatusChip, NewsTitle } from './news-list-card.tsx';
import type { News } from './schema.ts';

/** The columns of the news list. */
export function useNewsColumns(): (GridColDef<News> & CsvColumn<News>)[] {
  const { t } = useTranslation(['industry-news', 'crud']);
  const client = useQueryClient();
  return useMemo(
    () => [
      {
        field: 'title',
        headerName: t('field.title'),
        flex: 1,
        minWidth: 280,
        renderCell: ({ row }) => <NewsTitle news={row} />,
      },
      {
        field: 'categoryName',
        headerName: t('field.categoryId'),
        width: 120,
        sortable: false,
        renderCell: ({ row }) => <CategoryText news={row} />,
        csv: (news) =>
          categoryNameOf(news, client.getQueryData(newsCategoryApi.all().queryKey)?.rows) ??
          t('crud:form.unknownChoice', { id: news.categoryId }),
      },
      {
        field: 'status',
        headerName: t('field.status'),
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
    [t, client],
  );
}
