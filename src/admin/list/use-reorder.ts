import { useMutation, useQueryClient } from '@tanstack/react-query';
import pMap from 'p-map';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Id } from '#src/api/fields.ts';
import type { WholeListResource } from '#src/api/resource.ts';
import { errorMessage } from '#src/i18n/error-message.ts';

type Ordered = { id: Id; sort: number };

/**
 * Saves a new order: each row whose place changed is updated, the list shows it at once. Where one
 * update fails the list goes back to what the server has, and the order can be sent again.
 * Orders made one after the other are saved one after the other.
 * @returns a function that takes the rows in their new order.
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
      // All are tried, so that nothing is still on its way when the list is read again.
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
        // Stays until it is answered: the order that was made is nowhere else.
        duration: Infinity,
        action: { label: t('action.retry'), onClick: () => mutate(rows) },
      });
    },
    // Read again once the last order is through: the list would jump back to the one before it.
    onSettled: () =>
      client.isMutating({ mutationKey }) > 1
        ? undefined
        : client.invalidateQueries({ queryKey: [api.name] }),
  });

  return mutate;
}

/** The rows with the places there are, smallest first; numbered anew where rows share one. */
function placed<T extends Ordered>(rows: T[]): T[] {
  const sorts = rows.map(({ sort }) => sort).toSorted((one, other) => one - other);
  const isShared = new Set(sorts).size < rows.length;
  return rows.map((row, at) => ({ ...row, sort: isShared ? at + 1 : (sorts[at] ?? at) }));
}
