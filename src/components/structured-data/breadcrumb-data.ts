import type { BreadcrumbListLeaf } from 'schema-dts';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';

type Crumb = { name: string; url: string };

/** The breadcrumbs of a page, from the home page to the page itself. */
export function breadcrumbData(crumbs: readonly Crumb[]): BreadcrumbListLeaf {
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
