import type { UseQueryResult } from '@tanstack/react-query';
import { langOf, type LocalText } from '#src/api/fields/localized.ts';
import { htmlText } from '#src/lib/html/html-text.ts';
import type searchTexts from '../../../../../public/locales/cn/search.json';

/** The most results shown of a group; its list has all. */
export const MAX_RESULTS = 5;

export type SearchResult = {
  to: string;
  /** Router state of the link, for the way back from the page. */
  state?: Record<string, string>;
  title: LocalText;
  /** The texts that were searched, the best first. A function, so that only shown results compute them. */
  texts: () => LocalText[];
  facts: LocalText[];
  /** The specifications and tags, or files, in which the keyword was found. */
  reasons?: LocalText[];
  /** The words of the keyword that the record does not have. */
  missing?: string[];
  /** Address of the picture; undefined in groups without pictures. */
  cover?: string;
};

export type SearchGroup = {
  /** Name in its texts `group.…`, `all.…` and `more.…`. */
  name: keyof typeof searchTexts.group;
  results: SearchResult[];
  /** Number of all results; null where it is unknown. */
  total: number | null;
  /** Whether there are more products than were searched. */
  isCut?: boolean;
  /** Address of the list with all results. */
  to: string;
  isPending: boolean;
  /** True while the results are those of the previous keyword. */
  isOld: boolean;
  /** The error if it is the reason for no results, otherwise null. */
  error: Error | null;
  /** Whether only some of the texts could be searched. */
  isPartial?: boolean;
  /** Whether none has all words, and these have most of them. */
  isNear?: boolean;
  retry: () => void;
};

/** How many records each word would find; null where it is unknown, undefined while it is read. */
export type WordTotals = { totals: (number | null | undefined)[]; isPending: boolean };

export function listAddress(list: string, q: string): string {
  return `${list}?q=${encodeURIComponent(q)}`;
}

/** The number of results; null where the server has counted some that are left out, and more are unread. */
export function totalOf(total: number | null = 0, leftOut: number): number | null {
  if (total === null || leftOut === 0) return total;
  return total > MAX_RESULTS ? null : total - leftOut;
}

/** The state of a group, from the query that reads its results. */
export function groupStateOf(query: UseQueryResult) {
  return {
    isPending: query.isPending,
    isOld: query.isPlaceholderData,
    error: query.isLoadingError ? query.error : null,
    retry: () => void query.refetch(),
  };
}

export function plainText<Name extends string>(
  record: Readonly<Record<Name, string>>,
  name: Name,
): LocalText {
  return { text: htmlText(record[name]), lang: langOf(record, name) };
}
