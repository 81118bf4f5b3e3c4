import { useQuery } from '@tanstack/react-query';
import { localized } from '#src/api/fields/localized.ts';
import { hasShownStatus } from '#src/api/fields/status.ts';
import { newsCategoryApi } from '#src/features/news/category/schema.ts';
import { newsCategoryAddress } from '#src/features/news/public/news-address.ts';
import { categoryAddress } from '#src/features/product/public/product-address.ts';
import { useProductCategories } from '#src/features/product/public/use-product-categories.ts';
import { bySort } from '#src/lib/records/by-sort.ts';
import { inOrder } from '#src/lib/records/tree.ts';

type NamedLink = { name: string; to: string };

/** Links to the lists of the visible categories of products and news. */
export function useCategoryLinks(): { products: NamedLink[]; news: NamedLink[] } {
  const { tree } = useProductCategories('');
  const { data: news } = useQuery(newsCategoryApi.all());
  return {
    products: inOrder(tree).map(({ record: { id, name } }) => ({ name, to: categoryAddress(id) })),
    news: localized(news?.rows ?? [])
      .filter(hasShownStatus)
      .toSorted(bySort)
      .map(({ id, name }) => ({ name, to: newsCategoryAddress(id) })),
  };
}
