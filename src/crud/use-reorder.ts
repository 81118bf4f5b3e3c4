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
 * @returns a function that takes the rows in their new order.
 */
export function useReorder<T extends Ordered & Input, Input>(
  api: Pick<WholeListResource<T, Input>, 'name' | 'all' | 'update'>,
): (rows: T[]) => void {
  const { t } = useTranslation('crud');
  const client = useQueryClient();
  const { queryKey } = api.all();
  const { mutateAsync } = useMutation({ ...api.update(), meta: {} });

  const { mutate } = useMutation({
    mutationFn: (rows: T[]) =>
      pMap(
        rows.flatMap((row, index) => (row.sort === index + 1 ? [] : [{ ...row, sort: index + 1 }])),
        (row) => mutateAsync(row),
        { concurrency: 4 },
      ),
    onMutate: async (rows) => {
      await client.cancelQueries({ queryKey });
      const sorts = new Map(rows.map((row, index) => [row.id, index + 1]));
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
        description: errorMessage(error),
        action: { label: t('action.retry'), onClick: () => mutate(rows) },
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [api.name] }),
  });

  return mutate;
}
