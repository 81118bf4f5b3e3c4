import { assetUrl } from '#src/api/assets.ts';
import type { Product } from './schema.ts';

/** What search engines and shared links say of a product. */
export function productMeta(
  product: Pick<Product, 'name' | 'summary' | 'cover' | 'seoTitle' | 'seoDescription'>,
) {
  return {
    title: product.seoTitle || product.name,
    description: product.seoDescription || product.summary || product.name,
    picture: product.cover ? assetUrl(product.cover) : undefined,
  };
}
