import { useDownloadGroup, useDownloadTotals } from './groups/download-group.ts';
import { useJobGroup, useJobTotals } from './groups/job-group.ts';
import { useNewsGroup, useNewsTotals } from './groups/news-group.ts';
import { useProductGroup, useProductTotals } from './groups/product-group.ts';
import type { SearchGroup, WordTotals } from './groups/search-group.ts';

/** Searches the records of each type for a keyword, as the type's own list does; '' searches nothing. */
export function useSiteSearch(q: string): SearchGroup[] {
  const groups = [
    useProductGroup(q),
    useNewsGroup(q),
    useJobGroup(q),
    // One group or none.
    ...useDownloadGroup(q),
  ];
  // Data that was read in advance for the first keyword is not a result yet.
  if (q === '') return [];
  // A server that ignores filters may count records that visitors may not see.
  return groups.map((group) => (group.results.length === 0 ? { ...group, total: 0 } : group));
}

/** How many records of each type each word would find. */
export function useWordTotals(words: readonly string[]): WordTotals[] {
  return [
    useProductTotals(words),
    useNewsTotals(words),
    useJobTotals(words),
    useDownloadTotals(words),
  ];
}
