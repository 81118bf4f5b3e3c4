import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  isUntranslated,
  localText,
  localized,
  needsCategories,
  withCategory,
} from '#src/api/fields/localized.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { productApi } from '#src/features/product/schema.ts';
import { productCategoryApi } from '#src/features/product/category/schema.ts';
import { productAddress } from '#src/features/product/public/product-address.ts';
import { foundProducts } from '#src/features/product/search/found-products.ts';
import { findProducts, missingOf, reasonsOf } from '#src/features/product/search/match-product.ts';
import { termsOf } from '#src/lib/search/terms.ts';
import {
  listAddress,
  plainText,
  type SearchGroup,
  MAX_RESULTS,
  groupStateOf,
  type WordTotals,
} from './search-group.ts';

export function useProductGroup(q: string): SearchGroup {
  const { t } = useTranslation();
  const terms = termsOf(q);
  const query = useQuery({
    ...foundProducts('', q),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const isNear = query.data?.isNear === true && !query.isPlaceholderData;
  const rows = (query.data?.rows ?? []).slice(0, MAX_RESULTS);
  const { data: categories } = useQuery({
    ...productCategoryApi.all(),
    enabled: q !== '' && rows.some(needsCategories),
  });
  const to = listAddress('/product', q);
  return {
    ...groupStateOf(query),
    name: 'product',
    to,
    total: query.data?.rows.length ?? 0,
    isCut: query.data?.isCut ?? false,
    isNear,
    isPartial: query.data?.isPartial ?? false,
    results: rows.map((row) => {
      const product = withCategory(localized(row), categories?.rows);
      return {
        to: productAddress(product.id),
        state: { productList: to },
        title: localText(product, 'name'),
        texts: () => [localText(product, 'summary'), plainText(product, 'content')],
        facts: [
          { text: product.model },
          localText(product, 'categoryName'),
          ...(isUntranslated(product) ? [{ text: t('chineseOnly') }] : []),
        ],
        reasons: reasonsOf(row, terms),
        missing: isNear ? missingOf(row, q) : [],
        cover: assetUrl(product.cover),
      };
    }),
  };
}

/** Of too many products, the server counts those with each word, so that they are not read for every word. */
export function useProductTotals(words: readonly string[]): WordTotals {
  const all = useQuery(foundProducts('', '')).data;
  const page = { pageNo: 1, pageSize: 1, status: STATUS.shown };
  const found = useQueries({
    queries: all?.isCut === false ? words.map((word) => foundProducts('', word)) : [],
  });
  const counted = useQueries({
    queries: all?.isCut ? words.map((keyword) => productApi.page({ ...page, keyword })) : [],
  });
  const totalOf = (word: string, index: number) => {
    if (!all?.isCut) return found[index]?.data?.rows.length;
    const total = counted[index]?.data?.total;
    return typeof total === 'number'
      ? Math.max(total, findProducts(all.rows, termsOf(word)).length)
      : total;
  };
  return {
    totals: words.map(totalOf),
    isPending: !all || [...found, ...counted].some((query) => query.isPending),
  };
}
