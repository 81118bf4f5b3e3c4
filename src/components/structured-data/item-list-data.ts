import type { ItemListLeaf } from 'schema-dts';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';

type Item = { name: string; url: string };

/** The records that a page lists, in their order; each has a page of its own. */
export function itemListData(items: readonly Item[]): ItemListLeaf {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absoluteUrl(url),
    })),
  };
}
