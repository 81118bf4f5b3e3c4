import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { localText, localized, needsCategories, withCategory } from '#src/api/fields/localized.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { isVisibleNow } from '#src/api/fields/visibility.ts';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { useNow } from '#src/components/use-now.ts';
import { newsFields } from '#src/features/news/schema.ts';
import type { News } from '#src/features/news/schema.ts';
import { newsApi, nextHour } from '#src/features/news/api.ts';
import { newsCategoryApi } from '#src/features/news/category/api.ts';
import { newsAddress } from '#src/features/news/public/news-address.ts';
import { formatPublicDate } from '#src/i18n/format/format.ts';
import { htmlText } from '#src/lib/html/html-text.ts';
import { searchable } from '#src/lib/search/comparable.ts';
import { missingWords, nearest, termsOf } from '#src/lib/search/terms.ts';
import { SHOWN, listAddress, plainText, stateOf } from './search-group.ts';
import type { SearchGroup, WordTotals } from './search-group.ts';

/**
 * The news that a server finds for a keyword.
 * @param isNear whether nothing else has all of its words: where no news has them either, the one with most of them
 */
export function useNewsGroup(q: string, isNear: boolean): SearchGroup {
  const now = useNow();
  const page = { pageNo: 1, pageSize: SHOWN, status: STATUS.shown, to: nextHour(now) };
  const query = useQuery({
    ...newsApi.page({ ...page, keyword: q }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const isEmpty = query.data?.rows.length === 0 && !query.isPlaceholderData;
  // Servers search for the keyword as a whole.
  const words = isNear && isEmpty ? missingWords(q, []) : [];
  const near = useQueries({
    queries: words.length < 2 ? [] : words.map((keyword) => newsApi.page({ ...page, keyword })),
  });
  const found = (query.data?.rows ?? []).filter((row) => isVisibleNow(row, newsFields, now));
  const others = near.flatMap(({ data }) => data?.rows ?? []);
  const rows = isEmpty
    ? nearest(
        [...new Map(others.map((row) => [String(row.id), row])).values()].filter((row) =>
          isVisibleNow(row, newsFields, now),
        ),
        termsOf(q),
        textsOf,
      ).slice(0, SHOWN)
    : found;
  const { data: categories } = useQuery({
    ...newsCategoryApi.all(),
    enabled: q !== '' && rows.some(needsCategories),
  });
  return {
    ...stateOf(query),
    isPending: query.isPending || near.some(({ isLoading }) => isLoading),
    isNear: near.length > 0,
    name: 'news',
    to: listAddress('/news', q),
    total: isEmpty ? rows.length : query.data === undefined ? 0 : query.data.total,
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
  return [
    ...[title, titleEn, ...tags, ...(tagsEn ?? []), summary, summaryEn],
    ...[content, contentEn].map((html) => htmlText(html ?? '')),
  ].map((text) => searchable(text ?? ''));
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
