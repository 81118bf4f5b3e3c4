import { useSearchParams } from 'react-router';

type Changes = { page?: number; categoryId?: string; q?: string };

/**
 * What of the news list is asked for: it stands in the address and nowhere else. `addressOf` gives
 * the list's address with something changed; whatever narrows it starts at the first page.
 */
export function useNewsFilters() {
  const [search] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const categoryId = search.get('categoryId') ?? '';
  const q = search.get('q')?.trim() ?? '';

  const addressOf = (changes: Changes): string => {
    const next = { categoryId, q, page: 1, ...changes };
    const params = new URLSearchParams();
    if (next.categoryId !== '') params.set('categoryId', next.categoryId);
    if (next.q !== '') params.set('q', next.q);
    if (next.page > 1) params.set('page', String(next.page));
    return params.size === 0 ? '/news' : `/news?${params.toString()}`;
  };

  return { page, categoryId, q, addressOf };
}

export type NewsFilters = ReturnType<typeof useNewsFilters>;
