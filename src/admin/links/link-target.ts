import type { QueryClient } from '@tanstack/react-query';
import type { RecordSource, SourceRecord } from '#src/admin/records/record-source.ts';
import { safeHref } from '#src/lib/links/safe-href.ts';
import { siteOrigin } from '#src/lib/links/site-origin.ts';
import { PUBLIC_PAGES } from '#src/public-pages.ts';

/** The pages of the public site that links can lead to, and their sections, besides those of single records. */
export const LINK_PAGES = PUBLIC_PAGES.flatMap((page) =>
  'title' in page
    ? [
        { path: page.path, title: `link.page.${page.title}` as const },
        ...('sections' in page ? page.sections : []).map((section) => ({
          path: `${page.path}#${section}`,
          title: `link.page.${section}` as const,
        })),
      ]
    : [],
);
type LinkPage = (typeof LINK_PAGES)[number];

/** The target of a link, as far as its URL tells. */
export type LinkTarget =
  | { kind: 'page'; page: LinkPage }
  | {
      kind: 'record';
      source: RecordSource;
      id: string;
      /** @throws ApiError */
      read: (client: QueryClient) => Promise<SourceRecord | null>;
    }
  /** A path of this site without a page. */
  | { kind: 'nowhere' }
  /** Another site, a file, an email address, or nothing. */
  | { kind: 'elsewhere' };

/** Paths of this host that are not pages of the public site; a file has an ending. */
const NOT_PUBLIC = /^\/(?:api|auth|backstage|error|test)(?:\/|$)|\.[a-z\d]+$/i;

/** Reads the target from a link's URL, without a request: `checkLink` finds out whether a record exists. */
export function linkTargetOf(sources: readonly RecordSource[], href: string): LinkTarget {
  const url = siteUrl(href);
  if (!url || NOT_PUBLIC.test(url.pathname)) return { kind: 'elsewhere' };
  for (const source of sources) {
    const { one, publicPath, otherPath } = source;
    const id = (publicPath && idIn(url, publicPath)) ?? (otherPath && idIn(url, otherPath));
    if (id && one) return { kind: 'record', source, id, read: (client) => one(client, id) };
  }
  const path = url.pathname === '/' ? '/home' : url.pathname;
  const page =
    LINK_PAGES.find((one) => one.path === path + url.hash) ??
    LINK_PAGES.find((one) => one.path === path);
  return page ? { kind: 'page', page } : { kind: 'nowhere' };
}

/** The URL of a path on this site, also of one with the site's origin. */
function siteUrl(href: string): URL | undefined {
  const address = safeHref(href);
  if (address === undefined || /^[?#]/.test(address)) return undefined;
  const url = new URL(address, siteOrigin());
  if (url.pathname !== '/') url.pathname = url.pathname.replace(/\/+$/, '');
  return url.origin === siteOrigin() ? url : undefined;
}

/** Placeholder for the id in a source's path. */
const ID = '0-id-0';

/** The id in a URL that `publicPath` writes. */
function idIn(url: URL, publicPath: (id: string) => string): string | undefined {
  const form = new URL(publicPath(ID), siteOrigin());
  if (form.pathname !== url.pathname) return undefined;
  const name = [...form.searchParams].find(([, value]) => value === ID)?.[0];
  return (name !== undefined && url.searchParams.get(name)) || undefined;
}
