import { useMutation, useQueryClient } from '@tanstack/react-query';
import pMap from 'p-map';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Id } from '#src/api/fields.ts';
import type { WholeListResource } from '#src/api/resource.ts';
import { errorMessage } from '#src/i18n/error-message.ts';

type Ordered = { id: Id; sort: number };

/**
 * Saves a new order: shows it at once and updates each row whose place changed. When an update fails, the
 * list returns to the server's order and a toast offers a retry. Several orders are saved one by one.
 * @returns a function that takes the rows in their new order
 */
export function useReorder<T extends Ordered & Input, Input>(
  api: Pick<WholeListResource<T, Input>, 'name' | 'all' | 'update'>,
): (rows: T[]) => void {
  const { t } = useTranslation('crud');
  const client = useQueryClient();
  const { queryKey } = api.all();
  const mutationKey = [api.name, 'reorder'];
  const { mutateAsync } = useMutation({ ...api.update(), meta: {} });

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: async (rows: T[]) => {
      const moved = placed(rows).filter(({ sort }, index) => sort !== rows[index]?.sort);
      // Does not stop on an error: no update may be pending when the list is refetched.
      return pMap(moved, (row) => mutateAsync(row), { concurrency: 4, stopOnError: false });
    },
    onMutate: async (rows) => {
      await client.cancelQueries({ queryKey });
      const sorts = new Map(placed(rows).map(({ id, sort }) => [id, sort]));
      client.setQueryData(
        queryKey,
        (before) =>
          before && {
            ...before,
            rows: before.rows.map((row) => ({ ...row, sort: sorts.get(row.id) ?? row.sort })),
          },
      );
    },
    onSuccess: () => toast.success(t('list.reordered')),
    onError: (error, rows) => {
      toast.error(t('list.reorderFailed'), {
        description: errorMessage(error instanceof AggregateError ? error.errors[0] : error),
        // Stays until it is closed, as only it has the new order.
        duration: Infinity,
        action: { label: t('action.retry'), onClick: () => mutate(rows) },
      });
    },
    // Refetched only after the last pending order, else the list would jump back.
    onSettled: () =>
      client.isMutating({ mutationKey }) > 1
        ? undefined
        : client.invalidateQueries({ queryKey: [api.name] }),
  });

  return mutate;
}

/** The rows with their sort numbers reassigned in ascending order; renumbered from 1 where some are equal. */
function placed<T extends Ordered>(rows: T[]): T[] {
  const sorts = rows.map(({ sort }) => sort).toSorted((one, other) => one - other);
  const isShared = new Set(sorts).size < rows.length;
  return rows.map((row, at) => ({ ...row, sort: isShared ? at + 1 : (sorts[at] ?? at) }));
}
