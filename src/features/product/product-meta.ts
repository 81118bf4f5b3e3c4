import { assetUrl } from '#src/api/uploads/assets.ts';
import { textOf } from '#src/api/fields/localized.ts';
import { splitFocus } from '#src/lib/pictures/focal-point.ts';
import type { Product } from './schema.ts';

/** What search engines and shared links say of a product. */
export function productMeta(
  product: Pick<Product, 'name' | 'summary' | 'cover' | 'seoTitle' | 'seoDescription'>,
) {
  return {
    title: textOf(product, ['seoTitle', 'name']),
    description: textOf(product, ['seoDescription', 'summary', 'name']),
    picture: product.cover ? assetUrl(splitFocus(product.cover).file) : undefined,
  };
}
