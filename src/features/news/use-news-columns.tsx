import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryText } from '#src/admin/list/cells/category-text.tsx';
import { useColumns } from '#src/admin/list/use-columns.tsx';
import { categoryNameOf } from '#src/lib/records/category-name.ts';
import { newsCategoryApi } from './category/api.ts';
import { FlagSwitch } from '#src/admin/list/cells/flag-switch.tsx';
import { NewsStatus, NewsTitle } from './news-list-card.tsx';
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
        minWidth: 240,
        renderCell: ({ row }) => <NewsTitle news={row} />,
      }),
      column('categoryId', {
        field: 'categoryName',
        width: 120,
        sortable: false,
        renderCell: ({ row }) => <CategoryText record={row} categories={newsCategoryApi} />,
        csv: (news) =>
          categoryNameOf(news, client.getQueryData(newsCategoryApi.all().queryKey)?.rows) ??
          t('crud:form.unknownChoice', { id: news.categoryId }),
      }),
      column('status', {
        width: 112,
        renderCell: ({ row }) => <NewsStatus news={row} />,
      }),
      column('pinned', {
        width: 72,
        sortable: false,
        renderCell: ({ row }) => (
          <FlagSwitch
            id={row.id}
            name={row.title}
            field="pinned"
            label={t('field.pinned')}
            value={row.pinned}
          />
        ),
      }),
      column('publishTime', { width: 112 }),
      column('views', { width: 76 }),
    ],
    [t, column, client],
  );
}
