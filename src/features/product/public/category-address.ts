import type { Id } from '#src/api/fields.ts';

/** Where a category's products are listed; one of the first level stands for all below it. */
export function categoryAddress(id: Id): string {
  return `/product?categoryId=${encodeURIComponent(id)}`;
}
