import { absoluteUrl } from '#src/lib/absolute-url.ts';
import type { Thing } from './thing.ts';

type Crumb = { name: string; url: string };

/** The way to a page, from the first page on; the page itself stands last. */
export function breadcrumbData(crumbs: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(url),
    })),
  };
}
