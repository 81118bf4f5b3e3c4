import type { Id } from '#src/api/fields.ts';

/** Where a product is looked at. */
export function productAddress(id: Id): string {
  return `/product/details?id=${encodeURIComponent(id)}`;
}
