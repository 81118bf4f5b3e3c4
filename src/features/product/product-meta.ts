import { assetUrl } from '#src/api/uploads/assets.ts';
import { textOf } from '#src/api/fields/localized.ts';
import { splitFocus } from '#src/lib/pictures/focal-point.ts';
import type { Product } from './schema.ts';

/** Title, description and picture of a product for search engines and shared links. */
export function productMeta(
  product: Pick<Product, 'name' | 'summary' | 'cover' | 'seoTitle' | 'seoDescription'>,
) {
  return {
    title: textOf(product, ['seoTitle', 'name']),
    description: textOf(product, ['seoDescription', 'summary', 'name']),
    picture: product.cover ? assetUrl(splitFocus(product.cover).file) : undefined,
  };
}
