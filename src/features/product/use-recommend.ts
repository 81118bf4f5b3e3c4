import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { changeRecord } from '#src/api/change-record.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import type { Product } from './schema.ts';
import { productAdminApi } from './admin-api.ts';

/** Recommends a product or no longer does, from its row. */
export function useRecommend({ id, name }: Product) {
  const { t } = useTranslation('products');
  const client = useQueryClient();
  return useMutation({
    // One after the other: the last click counts.
    scope: { id: `recommend-${id}` },
    mutationFn: async (recommended: boolean) => {
      await changeRecord(client, productAdminApi, id, { recommended });
      // The row says so before the switch follows it again.
      await client.invalidateQueries({ queryKey: [productAdminApi.name] });
    },
    onError: (error) =>
      toast.error(t('recommendFailed', { name }), { description: errorMessage(error) }),
  });
}
