import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#src/i18n/error-message.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { toast } from '#src/lib/toast.ts';
import type { Product } from './schema.ts';
import { productStaffApi } from './staff-api.ts';

/**
 * Recommends a product or no longer does, from its row. The whole record is read first and sent back:
 * a list's rows may be shortened, and fields that we do not know have to stay.
 */
export function useRecommend({ id, name }: Product) {
  const { t } = useTranslation('products');
  const client = useQueryClient();
  const { mutateAsync } = useMutation({ ...productStaffApi.update(), meta: {} });
  return useMutation({
    // One after the other: the last click counts.
    scope: { id: `recommend-${id}` },
    mutationFn: async (recommended: boolean) => {
      const product = await client.fetchQuery({ ...productStaffApi.one(id), staleTime: 0 });
      if (!product) throw new ApiError({ kind: 'http', call: 'GET /product/get', status: 404 });
      await mutateAsync({ ...product, recommended });
      // The row says so before the switch follows it again.
      await client.invalidateQueries({ queryKey: [productStaffApi.name] });
    },
    onError: (error) =>
      toast.error(t('recommendFailed', { name }), { description: errorMessage(error) }),
  });
}
