import type { Id } from '#src/api/fields.ts';

/** Where a news item is read. */
export function newsAddress(id: Id): string {
  return `/news/details?id=${encodeURIComponent(id)}`;
}
