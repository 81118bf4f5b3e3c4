import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { adminApi } from '#src/admin/admin-api.ts';
import { useChoices } from '#src/admin/deletion/use-choices.ts';
import { createImportButton } from '#src/admin/import/import-button.tsx';
import type { BulkField } from '#src/admin/list/bulk/bulk-field.ts';
import { CategoryText } from '#src/admin/list/cells/category-text.tsx';
import { FlagSwitch } from '#src/admin/list/cells/flag-switch.tsx';
import { NewButton } from '#src/admin/list/core/new-button.tsx';
import { useListParams } from '#src/admin/list/core/use-list-params.ts';
import { DateRangeFilter } from '#src/admin/list/filters/date-range-filter.tsx';
import { FilterSelect } from '#src/admin/list/filters/filter-select.tsx';
import { StatusSwitch } from '#src/admin/list/cells/status-switch.tsx';
import { StatusFilter } from '#src/admin/list/filters/status-filter.tsx';
import { PagedList } from '#src/admin/list/paged-list.tsx';
import { useColumns, useFileColumns } from '#src/admin/list/use-columns.tsx';
import { HeaderActions } from '#src/admin/ui/header-actions.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { bySort } from '#src/lib/records/by-sort.ts';
import { categoryNameOf } from '#src/lib/records/category-name.ts';
import { newsCategoryApi } from './category/schema.ts';
import { NewsListCard, NewsTitle } from './news-list-card.tsx';
import { newsFields, newsApi } from './schema.ts';

const newsAdminApi = adminApi(newsApi);

const ImportButton = createImportButton(async () => (await import('./news-import.tsx')).NewsImport);

export function Component() {
  const { t } = useTranslation('industry-news');
  const params = useListParams();
  const columns = useNewsColumns();
  const newButton = <NewButton label={t('new.title')} />;
  return (
    <>
      <PageHeader
        title={t('list.title')}
        purpose={t('list.purpose')}
        action={
          <HeaderActions>
            <ImportButton />
            {newButton}
          </HeaderActions>
        }
      />
      <PagedList
        label={t('list.title')}
        api={newsAdminApi}
        params={params}
        columns={columns}
        fileColumns={useFileColumns(newsFields, 'industry-news')}
        filters={<NewsFilters />}
        bulkFields={useBulkFields()}
        newButton={newButton}
        card={(news, actions) => <NewsListCard news={news} actions={actions} />}
      />
    </>
  );
}

function NewsFilters() {
  const { t } = useTranslation('industry-news');
  const categories = useCategories();
  return (
    <>
      <FilterSelect<'categoryId'>
        name="categoryId"
        label={t('field.categoryId')}
        options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <StatusFilter />
      <DateRangeFilter label={t('field.publishTime')} />
    </>
  );
}

function useCategories() {
  const { data } = useChoices(newsCategoryApi);
  return data?.rows.toSorted(bySort) ?? [];
}

/** Fields that can be set for many news items at once. */
function useBulkFields(): BulkField[] {
  const { t } = useTranslation('industry-news');
  const categories = useCategories();
  return [
    {
      kind: 'choice',
      name: 'categoryId',
      label: t('field.categoryId'),
      options: categories.map(({ id, name }) => ({ value: id, label: name })),
    },
    { kind: 'flag', name: 'pinned', label: t('field.pinned') },
  ];
}

function useNewsColumns() {
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
        width: 112,
        sortable: false,
        renderCell: ({ row }) => <CategoryText record={row} categories={newsCategoryApi} />,
        csv: (news) =>
          categoryNameOf(news, client.getQueryData(newsCategoryApi.all().queryKey)?.rows) ??
          t('crud:form.unknownChoice', { id: news.categoryId }),
      }),
      column('status', {
        renderCell: ({ row }) => <StatusSwitch record={row} name={row.title} />,
      }),
      column('pinned', {
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
      column('publishTime'),
      column('views'),
    ],
    [t, column, client],
  );
}
