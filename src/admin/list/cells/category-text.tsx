import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Id } from '#src/api/fields/fields.ts';
import type { wholeList } from '#src/api/records/queries.ts';
import { type Categorized, categoryNameOf } from '#src/lib/records/category-name.ts';

type CategoryTextProps<C> = {
  record: Categorized;
  /** Read only where the record has no name of its own. */
  categories: { all: ReturnType<typeof wholeList<C>> };
};

/** The name of a record's category; an unknown one is shown by its id. */
export function CategoryText<C extends { id: Id; name: string }>(props: CategoryTextProps<C>) {
  const { record, categories } = props;
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
