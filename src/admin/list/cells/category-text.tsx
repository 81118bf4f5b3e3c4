import { useQuery, useQueryClient } from '@tanstack/react-query';
import { t as textOf } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '#src/api/fields/fields.ts';
import type { wholeList } from '#src/api/records/queries.ts';
import { type Categorized, categoryNameOf } from '#src/lib/records/category-name.ts';

type Category = { id: Id; name: string };

type CategoriesApi<C> = { all: ReturnType<typeof wholeList<C>> };

/**
 * The cell of a record's category.
 * @param nameOf the category's name in files, by default its own; null for an unknown category
 */
export function useCategoryCell<T extends Categorized, C extends Category>(
  categories: CategoriesApi<C>,
  nameOf: (record: T, rows: C[] | undefined) => string | null = categoryNameOf,
) {
  const client = useQueryClient();
  return useMemo(
    () => ({
      field: 'categoryName',
      width: 110,
      sortable: false,
      cell: (record: T) => <CategoryText record={record} categories={categories} />,
      csv: (record: T) =>
        nameOf(record, client.getQueryData(categories.all().queryKey)?.rows) ??
        textOf('crud:form.unknownChoice', { id: record.categoryId }),
    }),
    [client, categories, nameOf],
  );
}

type CategoryTextProps<C> = {
  record: Categorized;
  /** Read only where the record has no name of its own. */
  categories: CategoriesApi<C>;
};

/** The name of a record's category; an unknown one is shown by its id. */
function CategoryText<C extends Category>({ record, categories }: CategoryTextProps<C>) {
  const { t } = useTranslation('crud');
  const isNeeded = record.categoryName === '' && record.categoryId !== null;
  const { data } = useQuery({ ...categories.all(), enabled: isNeeded });
  const name =
    categoryNameOf(record, data?.rows) ?? t('form.unknownChoice', { id: record.categoryId });
  return (
    <span className="cell-text" title={name}>
      {name}
    </span>
  );
}
