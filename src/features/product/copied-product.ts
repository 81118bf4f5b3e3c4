import { queryOptions } from '@tanstack/react-query';
import type { Id } from '#src/api/fields.ts';
import { LONGEST_NAME } from './input.ts';
import { productAdminApi } from './admin-api.ts';

/** A product as another one starts with it: its name is marked as a copy's, since names are unique. */
export function copiedProduct(mark: string) {
  return (id: Id) =>
    queryOptions({
      ...productAdminApi.one(id),
      select: (product) =>
        product && { ...product, name: product.name.slice(0, LONGEST_NAME - mark.length) + mark },
    });
}
