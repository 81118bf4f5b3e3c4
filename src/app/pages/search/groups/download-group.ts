import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isUntranslated, localText, localized } from '#src/api/fields/localized.ts';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { DOWNLOADS } from '#src/features/product/downloads/downloads-link.tsx';
import { findFiles, isProductName } from '#src/features/product/downloads/find-files.ts';
import {
  productFiles,
  type ProductWithFiles,
} from '#src/features/product/downloads/product-files.ts';
import { productAddress } from '#src/features/product/public/product-address.ts';
import {
  listAddress,
  type SearchGroup,
  MAX_RESULTS,
  groupStateOf,
  type WordTotals,
} from './search-group.ts';

const useNoGroup = (): never[] => [];
const useNoTotals = (): WordTotals => ({ totals: [], isPending: false });

/** The products whose files match a keyword; none in builds without downloads. */
export const useDownloadGroup: (q: string) => SearchGroup[] = import.meta.env.HAS_DOWNLOADS
  ? useFound
  : useNoGroup;

/** How many products each word would find by their files; none in builds without downloads. */
export const useDownloadTotals: (words: readonly string[]) => WordTotals = import.meta.env
  .HAS_DOWNLOADS
  ? useTotals
  : useNoTotals;

function useFound(q: string): SearchGroup[] {
  const { t } = useTranslation();
  const query = useQuery({
    ...productFiles(''),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const products = q === '' ? [] : productsFor(q, query.data?.products);
  return [
    {
      ...groupStateOf(query),
      // The group of products shows the error.
      error: null,
      name: 'download',
      to: listAddress('/download', q),
      total: products.length,
      // The group of products says it where no file was found.
      isCut: products.length > 0 && (query.data?.isCut ?? false),
      results: localized(products.slice(0, MAX_RESULTS)).map((product) => ({
        to: `${productAddress(product.id)}#${DOWNLOADS}`,
        title: localText(product, 'name'),
        texts: () => [],
        facts: [
          { text: product.model },
          ...(isUntranslated(product) ? [{ text: t('chineseOnly') }] : []),
        ],
        reasons: product.attachments.map((file) => localText(file, 'title')),
        cover: assetUrl(product.cover),
      })),
    },
  ];
}

function useTotals(words: readonly string[]): WordTotals {
  const { data } = useQuery(productFiles(''));
  const totals = words.map((word) => productsFor(word, data?.products).length);
  return { totals, isPending: false };
}

function productsFor(q: string, products: readonly ProductWithFiles[] = []): ProductWithFiles[] {
  return findFiles(products, { kind: '', q }).filter((product) => !isProductName(product, q));
}
