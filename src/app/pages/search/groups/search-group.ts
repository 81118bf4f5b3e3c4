import type { LocalText } from '#src/api/fields/localized.ts';
import { langOf } from '#src/api/fields/localized.ts';
import { htmlText } from '#src/lib/html/html-text.ts';
import type searchTexts from '../../../../../public/locales/cn/search.json';

/** Results of a group; its list has all. */
export const SHOWN = 5;

export type SearchResult = {
  to: string;
  /** For the way back from the page. */
  state?: Record<string, string>;
  title: LocalText;
  /** Where the keyword is looked for, the best text first. Called for those that are shown. */
  texts: () => LocalText[];
  facts: LocalText[];
  /** Specifications and tags, or files, in which the keyword was found. */
  reasons?: LocalText[];
  /** Address of the picture; undefined in groups without pictures. */
  cover?: string;
};

export type SearchGroup = {
  /** Of its texts `group.…`, `all.…` and `more.…`. */
  name: keyof typeof searchTexts.group;
  results: SearchResult[];
  /** Of all results; null where it is unknown. */
  total: number | null;
  /** How many records were looked through, where there are more. */
  cut?: number | undefined;
  /** The list with all of them. */
  to: string;
  isPending: boolean;
  /** True while the results of the last keyword stand in. */
  isOld: boolean;
  /** Null unless there are no results because of it. */
  error: Error | null;
  /** Whether only a part of the texts could be looked through. */
  isPartial?: boolean;
  retry: () => void;
};

/** How many records each word would find; null where it is unknown, undefined while it is read. */
export type WordTotals = { totals: (number | null | undefined)[]; isPending: boolean };

export function listAddress(list: string, q: string): string {
  return `${list}?q=${encodeURIComponent(q)}`;
}

type QueryState = {
  isPending: boolean;
  isPlaceholderData: boolean;
  isLoadingError: boolean;
  error: Error | null;
  refetch: () => unknown;
};

/** What a group says of the query that it is read by. */
export function stateOf({
  isPending,
  isPlaceholderData,
  isLoadingError,
  error,
  refetch,
}: QueryState) {
  return {
    isPending,
    isOld: isPlaceholderData,
    error: isLoadingError ? error : null,
    retry: () => void refetch(),
  };
}

export function plainText<Name extends string>(
  record: Readonly<Record<Name, string>>,
  name: Name,
): LocalText {
  return { text: htmlText(record[name]), lang: langOf(record, name) };
}
