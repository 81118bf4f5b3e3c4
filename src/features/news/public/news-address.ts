import type { Id } from '#src/api/fields.ts';

export function newsAddress(id: Id): string {
  return `/news/details?id=${encodeURIComponent(id)}`;
}
