import { useDownloadGroup, useDownloadTotals } from './groups/download-group.ts';
import { useJobGroup, useJobTotals } from './groups/job-group.ts';
import { useNewsGroup, useNewsTotals } from './groups/news-group.ts';
import { useProductGroup, useProductTotals } from './groups/product-group.ts';
import type { SearchGroup, WordTotals } from './groups/search-group.ts';

/** Looks for a keyword in the records of each type, as its own list does; '' looks for nothing. */
export function useSiteSearch(q: string): SearchGroup[] {
  const groups = [
    useProductGroup(q),
    useNewsGroup(q),
    useJobGroup(q),
    // One group or none.
    ...useDownloadGroup(q),
  ];
  // What was read ahead for the first keyword is no result yet.
  if (q === '') return [];
  // A server that ignores filters may count records that visitors may not see.
  return groups.map((group) => (group.results.length === 0 ? { ...group, total: 0 } : group));
}

/** How many records of each type the words would find. */
export function useWordTotals(words: readonly string[]): WordTotals[] {
  return [
    useProductTotals(words),
    useNewsTotals(words),
    useJobTotals(words),
    useDownloadTotals(words),
  ];
}
