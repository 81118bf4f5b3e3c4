import type { Id } from '#src/api/fields.ts';
import type { pagedList } from '#src/api/queries.ts';
import { isTranslation, translationOf } from '#src/api/translation.ts';
import { filteredHere } from './filtered-here.ts';

/** Adds the filter `translation` to a list that the server pages, of records that may have English values. */
export function withTranslationFilter<T extends { id: Id }>(
  page: ReturnType<typeof pagedList<T>>,
): ReturnType<typeof pagedList<T>> {
  return filteredHere(page, {
    name: 'translation',
    isValue: isTranslation,
    fits: (record, translation) => translationOf(record) === translation,
  });
}
