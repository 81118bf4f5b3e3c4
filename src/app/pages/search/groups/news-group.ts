import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import {
  readableRecords,
  localText,
  localized,
  needsCategories,
  withCategory,
} from '#src/api/fields/localized.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { isVisibleNow } from '#src/api/fields/visibility.ts';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { useNow } from '#src/components/use-now.ts';
import { type News, newsFields, newsApi } from '#src/features/news/schema.ts';
import { nextHour } from '#src/features/news/next-hour.ts';
import { newsCategoryApi } from '#src/features/news/category/schema.ts';
import { newsAddress } from '#src/features/news/public/news-address.ts';
import { formatPublicDate } from '#src/i18n/format/format.ts';
import { htmlText } from '#src/lib/html/html-text.ts';
import { folded, searchable } from '#src/lib/search/comparable.ts';
import { missingWords, nearest, termsOf } from '#src/lib/search/terms.ts';
import {
  listAddress,
  plainText,
  type SearchGroup,
  MAX_RESULTS,
  groupStateOf,
  totalOf,
  type WordTotals,
} from './search-group.ts';

/**
 * The news that a server finds for a keyword, or for its usual spelling.
 * @param beside whether other types have records with all of its words: where neither they nor news have, the news
 * with most of them
 */
export function useNewsGroup(q: string, beside: 'busy' | 'found' | 'nothing'): SearchGroup {
  const now = useNow();
  const page = { pageNo: 1, pageSize: MAX_RESULTS, status: STATUS.shown, to: nextHour(now) };
  const query = useQuery({
    ...newsApi.page({ ...page, keyword: q }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const isEmpty = query.data?.rows.length === 0 && !query.isPlaceholderData;
  // Servers search for the keyword as a whole, exactly as it is typed: no traditional characters, no other dash.
  const usual = folded(q);
  const words = isEmpty ? missingWords(usual, []) : [];
  const isAsked = words.length > 1 ? beside === 'nothing' : usual !== q.toLowerCase();
  const others = useQueries({
    queries: isAsked ? words.map((keyword) => newsApi.page({ ...page, keyword })) : [],
  });
  const read = [query, ...others].flatMap(({ data }) => data?.rows ?? []);
  const byId = new Map(read.map((row) => [String(row.id), row]));
  const visible = [...byId.values()].filter((row) => isVisibleNow(row, newsFields, now));
  const inLanguage = readableRecords(visible);
  const rows = isEmpty
    ? nearest(inLanguage, termsOf(q), textsOf).slice(0, MAX_RESULTS)
    : inLanguage;
  const { total = 0 } = (isEmpty ? others[0] : query)?.data ?? {};
  const { data: categories } = useQuery({
    ...newsCategoryApi.all(),
    enabled: q !== '' && rows.some(needsCategories),
  });
  return {
    ...groupStateOf(query),
    isPending:
      query.isPending ||
      others.some(({ isLoading }) => isLoading) ||
      (words.length > 1 && beside === 'busy'),
    isNear: others.length > 1,
    name: 'news',
    to: listAddress('/news', others.length === 1 ? usual : q),
    total: others.length > 1 ? rows.length : totalOf(total, visible.length - inLanguage.length),
    results: rows.map((row) => {
      const item = withCategory(localized(row), categories?.rows);
      return {
        to: newsAddress(item),
        title: localText(item, 'title'),
        texts: () => [localText(item, 'summary'), plainText(item, 'content')],
        facts: [{ text: formatPublicDate(item.publishTime) }, localText(item, 'categoryName')],
        missing: isEmpty ? missingWords(q, textsOf(row)) : [],
        cover: assetUrl(item.cover),
      };
    }),
  };
}

/** The searched texts in both languages, as `searchable` has them. */
function textsOf({ title, titleEn, tags, tagsEn, summary, summaryEn, content, contentEn }: News) {
  const richTexts = [content, contentEn].map((html) => htmlText(html ?? ''));
  return [title, titleEn, ...tags, ...(tagsEn ?? []), summary, summaryEn, ...richTexts].map(
    (text) => searchable(text ?? ''),
  );
}

export function useNewsTotals(words: readonly string[]): WordTotals {
  const page = { pageNo: 1, pageSize: 1, status: STATUS.shown, to: nextHour(useNow()) };
  const queries = useQueries({
    queries: words.map((keyword) => newsApi.page({ ...page, keyword })),
  });
  return {
    totals: queries.map(({ data }) => data?.total),
    isPending: queries.some((query) => query.isPending),
  };
}
