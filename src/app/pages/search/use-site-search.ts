import { useDownloadGroup, useDownloadTotals } from './groups/download-group.ts';
import { useJobGroup, useJobTotals } from './groups/job-group.ts';
import { useNewsGroup, useNewsTotals } from './groups/news-group.ts';
import { useProductGroup, useProductTotals } from './groups/product-group.ts';
import type { SearchGroup, WordTotals } from './groups/search-group.ts';

/**
 * Searches the records of each type for a keyword, as the type's own list does; '' searches nothing. Where none has all
 * words, those with most of them.
 */
export function useSiteSearch(q: string): SearchGroup[] {
  const others = [
    useProductGroup(q),
    useJobGroup(q),
    // One group or none.
    ...useDownloadGroup(q),
  ];
  const isAnyBusy = others.some(isBusy);
  const news = useNewsGroup(q, others.some(hasWhole) ? 'found' : isAnyBusy ? 'busy' : 'nothing');
  // Data that was read in advance for the first keyword is not a result yet.
  if (q === '') return [];
  const groups = [...others.slice(0, 1), news, ...others.slice(1)];
  const isSettled = !groups.some(isBusy);
  const isAnyWhole = groups.some(hasWhole);
  return groups.map((group) => {
    // Records with some of the words are results only where none has all of them.
    if (group.isNear && isAnyWhole) return { ...group, results: [], total: 0, isNear: false };
    if (group.isNear && !isSettled) return { ...group, results: [], total: 0, isPending: true };
    // A server that ignores filters may count records that visitors may not see.
    return group.results.length === 0 ? { ...group, total: 0 } : group;
  });
}

const isBusy = ({ isPending, isOld, isNear }: SearchGroup) => !isNear && (isPending || isOld);
const hasWhole = ({ results, isNear }: SearchGroup) => !isNear && results.length > 0;

/** How many records of each type each word would find. */
export function useWordTotals(words: readonly string[]): WordTotals[] {
  return [
    useProductTotals(words),
    useNewsTotals(words),
    useJobTotals(words),
    useDownloadTotals(words),
  ];
}
