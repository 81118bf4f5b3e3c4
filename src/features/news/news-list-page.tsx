import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { adminApi } from '#src/admin/admin-api.ts';
import { useRecordChoices } from '#src/admin/deletion/use-record-choices.ts';
import { createImportButton } from '#src/admin/import/import-button.tsx';
import { useCategoryCell } from '#src/admin/list/cells/category-text.tsx';
import { FilterSelect } from '#src/admin/list/filters/filter-select.tsx';
import { PagedTypeListPage } from '#src/admin/list/paged-type-list.tsx';
import type { ListLook } from '#src/admin/list/type-list.tsx';
import { bySort } from '#src/lib/records/by-sort.ts';
import { newsCategoryApi } from './category/schema.ts';
import { type News, newsApi } from './schema.ts';

const newsAdminApi = adminApi(newsApi);

const ImportButton = createImportButton(async () => (await import('./news-import.tsx')).NewsImport);

export function Component() {
  const { t } = useTranslation('industry-news');
  const { data } = useRecordChoices(newsCategoryApi);
  const categories = data?.rows.toSorted(bySort) ?? [];
  const categoryId = useCategoryCell(newsCategoryApi);
  const look = useMemo(
    (): ListLook<News> => ({
      columns: ['title', 'categoryId', 'status', 'pinned', 'publishTime', 'views'],
      cells: { categoryId, pinned: { sortable: false } },
      captions: ['categoryId', 'publishTime'],
      mark: 'pinned',
    }),
    [categoryId],
  );
  return (
    <PagedTypeListPage
      api={newsAdminApi}
      look={look}
      filters={{
        categoryId: (
          <FilterSelect
            name="categoryId"
            label={t('field.categoryId')}
            options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        ),
      }}
      bulkFields={[
        {
          kind: 'choice',
          name: 'categoryId',
          label: t('field.categoryId'),
          options: categories.map(({ id, name }) => ({ value: id, label: name })),
        },
      ]}
      importButton={<ImportButton />}
    />
  );
}
