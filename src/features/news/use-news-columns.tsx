import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useColumns } from '#src/admin/list/use-columns.tsx';
import { categoryNameOf } from '#src/lib/records/category-name.ts';
import { newsCategoryApi } from './category/api.ts';
import { CategoryText } from './category/category-text.tsx';
import { NewsStatusChip, NewsTitle } from './news-list-card.tsx';
import { newsFields } from './schema.ts';

/** The columns of the news list. */
export function useNewsColumns() {
  const { t } = useTranslation(['industry-news', 'crud']);
  const column = useColumns(newsFields, 'industry-news');
  const client = useQueryClient();
  return useMemo(
    () => [
      column('title', {
        flex: 1,
        minWidth: 280,
        renderCell: ({ row }) => <NewsTitle news={row} />,
      }),
      column('categoryId', {
        field: 'categoryName',
        width: 120,
        sortable: false,
        renderCell: ({ row }) => <CategoryText news={row} />,
        csv: (news) =>
          categoryNameOf(news, client.getQueryData(newsCategoryApi.all().queryKey)?.rows) ??
          t('crud:form.unknownChoice', { id: news.categoryId }),
      }),
      column('status', {
        width: 112,
        renderCell: ({ row }) => <NewsStatusChip news={row} />,
      }),
      column('publishTime', { width: 130 }),
      column('views', { width: 90 }),
    ],
    [t, column, client],
  );
}
