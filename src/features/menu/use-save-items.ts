import { useMutation, useQueryClient } from '@tanstack/react-query';
import pMap from 'p-map';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { errorMessage } from '#src/i18n/error-message.ts';
import { menuItemsApi } from './staff-api.ts';
import type { MenuItem } from './schema.ts';

/**
 * Saves items that got another place. The tree shows it at once; where saving fails it goes back to
 * what the server has, and the move can be sent again.
 * @returns a function that takes the changed items.
 */
export function useSaveItems(): (items: MenuItem[]) => void {
  const { t } = useTranslation('crud');
  const client = useQueryClient();
  const { queryKey } = menuItemsApi.all();
  const { mutateAsync } = useMutation({ ...menuItemsApi.update(), meta: {} });

  const { mutate } = useMutation({
    // One move after the other: each starts from what the one before it left.
    scope: { id: 'menu levels' },
    mutationFn: (items: MenuItem[]) => pMap(items, (item) => mutateAsync(item), { concurrency: 1 }),
    onMutate: async (items) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(
        queryKey,
        (before) =>
          before && {
            ...before,
            rows: before.rows.map((row) => items.find(({ id }) => id === row.id) ?? row),
          },
      );
    },
    onSuccess: () => toast.success(t('list.reordered')),
    onError: (error, items) => {
      toast.error(t('list.reorderFailed'), {
        description: errorMessage(error),
        duration: Infinity,
        action: { label: t('action.retry'), onClick: () => mutate(items) },
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [menuItemsApi.name] }),
  });
  return mutate;
}
