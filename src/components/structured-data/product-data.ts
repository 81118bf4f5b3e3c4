import type { ProductLeaf } from 'schema-dts';
import { formatValue } from '#src/i18n/format/format-value.ts';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';
import { organizationReference } from './organization-data.ts';

type ProductFacts = {
  name: string;
  model: string;
  summary: string;
  /** URLs of the pictures, the cover first; empty ones are omitted. */
  pictures: readonly string[];
  categoryName: string;
  specifications: readonly { name: string; value: string }[];
  url: string;
};

/**
 * A product of `siteName`. Without price and reviews, which the site does not have, Google shows no
 * product result, but other engines read it.
 */
export function productData(facts: ProductFacts, siteName: string): ProductLeaf {
  const { name, model, summary, pictures, categoryName, specifications, url } = facts;
  const images = pictures.map(absoluteUrl).filter(Boolean);
  const properties = specifications.filter((row) => row.name && row.value);
  return {
    '@type': 'Product',
    name,
    description: summary || undefined,
    image: images.length > 0 ? [...new Set(images)] : undefined,
    model: model || undefined,
    mpn: model || undefined,
    category: categoryName || undefined,
    brand: { '@type': 'Brand', name: siteName },
    manufacturer: organizationReference(siteName),
    additionalProperty: properties.map((row) => ({
      '@type': 'PropertyValue',
      name: row.name,
      value: formatValue(row.value),
    })),
    url: absoluteUrl(url),
  };
}
