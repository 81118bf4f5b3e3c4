import { useQuery } from '@tanstack/react-query';
import { productCategoryApi } from './category/api.ts';
import type { ProductInput } from './input.ts';
import { ProductArticle } from './public/product-article.tsx';

type ProductPreviewProps = { values: ProductInput };

/** What is typed, in the public page's own component (B9). */
export function ProductPreview({ values }: ProductPreviewProps) {
  const { data } = useQuery(productCategoryApi.all());
  const category = data?.rows.find(({ id }) => id === values.categoryId);
  return <ProductArticle product={{ ...values, categoryName: category?.name ?? '' }} />;
}
