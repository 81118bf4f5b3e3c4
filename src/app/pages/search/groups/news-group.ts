import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { localText, localized, needsCategories, withCategory } from '#src/api/fields/localized.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { isVisibleNow } from '#src/api/fields/visibility.ts';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { useNow } from '#src/components/use-now.ts';
import { newsFields } from '#src/features/news/schema.ts';
import { newsApi, nextHour } from '#src/features/news/api.ts';
import { newsCategoryApi } from '#src/features/news/category/api.ts';
import { newsAddress } from '#src/features/news/public/news-address.ts';
import { formatPublicDate } from '#src/i18n/format/format.ts';
import { SHOWN, listAddress, plainText, stateOf } from './search-group.ts';
import type { SearchGroup, WordTotals } from './search-group.ts';

export function useNewsGroup(q: string): SearchGroup {
  const now = useNow();
  const page = { pageNo: 1, pageSize: SHOWN, status: STATUS.shown, keyword: q };
  const query = useQuery({
    ...newsApi.page({ ...page, to: nextHour(now) }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const rows = (query.data?.rows ?? []).filter((row) => isVisibleNow(row, newsFields, now));
  const { data: categories } = useQuery({
    ...newsCategoryApi.all(),
    enabled: q !== '' && rows.some(needsCategories),
  });
  return {
    ...stateOf(query),
    name: 'news',
    to: listAddress('/news', q),
    total: query.data === undefined ? 0 : query.data.total,
    results: rows.map((row) => {
      const item = withCategory(localized(row), categories?.rows);
      return {
        to: newsAddress(item),
        title: localText(item, 'title'),
        texts: () => [localText(item, 'summary'), plainText(item, 'content')],
        facts: [{ text: formatPublicDate(item.publishTime) }, localText(item, 'categoryName')],
        cover: assetUrl(item.cover),
      };
    }),
  };
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
