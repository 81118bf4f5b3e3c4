import type { QueryClient } from '@tanstack/react-query';
import type { Page } from '#src/api/page.ts';
import { productApi } from '../api.ts';
import type { Product } from '../schema.ts';

/**
 * A product as a list that was seen before has it, so that it stands at once while it is read again.
 * Undefined where no list has it, or has it without its text.
 */
export function knownProduct(client: QueryClient, id: string): Product | undefined {
  return client
    .getQueriesData<Page<Product>>({ queryKey: [productApi.name, 'page'] })
    .flatMap(([, list]) => list?.rows ?? [])
    .find((product) => String(product.id) === id && product.content !== '');
}
