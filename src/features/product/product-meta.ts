import { assetUrl } from '#src/api/uploads/assets.ts';
import { textOf } from '#src/api/fields/localized.ts';
import { splitFocus } from '#src/lib/pictures/focal-point.ts';
import type { Poster } from '#src/components/share/draw-poster.ts';
import { formatValue } from '#src/i18n/format/format-value.ts';
import { KEY_SPECIFICATIONS, type Product } from './schema.ts';

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

/** What the poster of a product shows besides its name. */
export function productPoster(product: Product): Poster {
  const { cover, categoryName, model, specifications, summary } = product;
  return {
    picture: assetUrl(cover),
    kicker: [categoryName, model],
    facts: completeRows(specifications)
      .slice(0, KEY_SPECIFICATIONS)
      .map(({ name, value }) => ({ name, value: formatValue(value) })),
    summary,
  };
}

/** Rows with a name and a value: records that were not saved by the form may have others. */
export function completeRows<Row extends { name: string; value: string }>(
  rows: readonly Row[],
): Row[] {
  return rows.filter((row) => row.name && row.value);
}
