import type { QueryClient } from '@tanstack/react-query';
import { type Scan, scanPages, type ScanOptions } from '#src/admin/records/scan-pages.ts';
import type { Id } from '#src/api/fields/fields.ts';
import type { PageQuery } from '#src/api/records/page.ts';
import type { pagedList } from '#src/api/records/queries.ts';
import { isTranslation, translationOf } from '#src/api/fields/translation.ts';
import { isSame } from '#src/lib/records/is-same.ts';

/** A filter that the server lacks. */
export type BrowserFilter<T, Value extends string> = {
  /** Name of the filter's parameter in the list's address. */
  name: string;
  isValue: (value: unknown) => value is Value;
  fits: (record: T, value: Value) => boolean;
  /** Limits what is read for a value, where the server has a filter for it. */
  narrow?: ((value: Value) => Omit<PageQuery, 'pageNo' | 'pageSize'>) | undefined;
};

/** Records that are looked at first, and with each press of "more". */
const STEP = 1000;

/**
 * Adds a filter to a list that the server pages but cannot filter so: the first thousand records are read, and
 * filtered and paged here. The page says among how many, and how to look further. Any other query goes to the server as
 * it is.
 */
export function filteredHere<T extends { id: Id }, Value extends string>(
  page: ReturnType<typeof pagedList<T>>,
  { name, isValue, fits, narrow = () => ({}) }: BrowserFilter<T, Value>,
): ReturnType<typeof pagedList<T>> {
  return (query) => {
    const { [name]: value, pageNo, pageSize, ...others } = query;
    if (!isValue(value)) return page({ ...others, pageNo, pageSize });
    const { queryKey } = page(query);
    const look = (client: QueryClient, isFurther: boolean) => {
      const key = [queryKey[0], 'looked through', name, value, others];
      return client.fetchQuery({
        queryKey: key,
        queryFn: ({ signal }): Promise<Scan<T>> => {
          const known = client.getQueryData<Scan<T>>(key);
          const goal = Math.max(STEP, (known?.visible.size ?? 0) + (isFurther ? STEP : 0));
          const read = async (before?: Scan<T>): Promise<Scan<T>> => {
            const narrowed = narrow(value);
            const scan = await readUpTo(goal, {
              readPage: (place) =>
                client.fetchQuery({
                  ...page({ ...narrowed, ...others, ...place }),
                  staleTime: 0,
                  gcTime: 0,
                }),
              inspect: (rows) => rows.filter((row) => fits(row, value)),
              before,
              signal,
            });
            // The first answer may have corrected a wrong clock.
            return isSame(narrow(value), narrowed) ? scan : read();
          };
          return read(isFurther ? known : undefined);
        },
        structuralSharing: false,
        ...(isFurther && { staleTime: 0 }),
      });
    };
    return {
      ...page(query),
      initialData: undefined,
      queryFn: async ({ client }) => {
        const { found, visible, total, next } = await look(client, false);
        const start = (pageNo - 1) * pageSize;
        const lookFurther = async () => {
          await look(client, true);
          await client.invalidateQueries({ queryKey: [queryKey[0], 'page'] });
        };
        return {
          rows: found.slice(start, start + pageSize),
          dropped: 0,
          total: found.length,
          ...(next && { among: { read: visible.size, total, lookFurther } }),
        };
      },
    };
  };
}

async function readUpTo<T extends { id: Id }>(
  goal: number,
  options: ScanOptions<T, T>,
): Promise<Scan<T>> {
  const scan = await scanPages(options);
  const isMore = scan.next && scan.visible.size < goal;
  return isMore ? readUpTo(goal, { ...options, before: scan }) : scan;
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
