import { useQuery } from '@tanstack/react-query';
import { newsCategoryApi } from './category/api.ts';
import { NewsArticle } from './public/news-article.tsx';
import type { NewsInput } from './input.ts';

type NewsPreviewProps = { values: NewsInput };

/** What is typed, in the public page's own component (B9). */
export function NewsPreview({ values }: NewsPreviewProps) {
  const { data } = useQuery(newsCategoryApi.all());
  const category = data?.rows.find(({ id }) => id === values.categoryId);
  return <NewsArticle news={{ ...values, categoryName: category?.name ?? '' }} />;
}
