import type { Id } from '#src/api/fields/fields.ts';
import type { PageQuery } from '#src/api/records/page.ts';
import type { pagedList } from '#src/api/records/queries.ts';
import { isTranslation, translationOf } from '#src/api/fields/translation.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import { readAll } from '#src/lib/records/read-all.ts';

/** A filter that the server lacks. */
export type OwnFilter<T, Value extends string> = {
  /** Of its parameter in the list's address. */
  name: string;
  isValue: (value: unknown) => value is Value;
  fits: (record: T, value: Value) => boolean;
  /** Limits what is read for a value, where the server has a filter for it. */
  narrow?: ((value: Value) => Omit<PageQuery, 'pageNo' | 'pageSize'>) | undefined;
};

/**
 * Adds a filter to a list that the server pages but cannot filter so: with it, all matching records are
 * read, and filtered and paged here. Any other query goes to the server as it is.
 */
export function filteredHere<T extends { id: Id }, Value extends string>(
  page: ReturnType<typeof pagedList<T>>,
  { name, isValue, fits, narrow = () => ({}) }: OwnFilter<T, Value>,
): ReturnType<typeof pagedList<T>> {
  return (query) => {
    const { [name]: value, ...rest } = query;
    const others = { ...rest, pageNo: query.pageNo, pageSize: query.pageSize };
    if (!isValue(value)) return page(others);
    return {
      ...page(query),
      initialData: undefined,
      queryFn: async ({ client, signal }) => {
        const readRows = async (): Promise<T[]> => {
          const narrowed = narrow(value);
          const rows = await readAll({
            readPage: (place) =>
              client.fetchQuery({
                ...page({ ...narrowed, ...others, ...place }),
                staleTime: 0,
                gcTime: 0,
              }),
            signal,
            onProgress: () => {},
          });
          // The first answer may have corrected a wrong clock.
          return isSame(narrow(value), narrowed) ? rows : readRows();
        };
        const found = (await readRows()).filter((row) => fits(row, value));
        const start = (query.pageNo - 1) * query.pageSize;
        return {
          rows: found.slice(start, start + query.pageSize),
          dropped: 0,
          total: found.length,
        };
      },
    };
  };
}

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
