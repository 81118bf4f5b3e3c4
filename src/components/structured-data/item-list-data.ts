import { absoluteUrl } from '#src/lib/links/absolute-url.ts';
import type { Thing } from './thing.ts';

type Item = { name: string; url: string };

/** The records that a page lists, in their order; each has a page of its own. */
export function itemListData(items: readonly Item[]): Thing {
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
