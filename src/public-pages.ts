import { HAS_DOWNLOADS } from '#src/api/dialects/dialect.ts';
import type { Namespace } from '#src/i18n/i18next.d.ts';

// The table of public pages. Router, HTML files, prerendering, sitemap, default menu, link fields and the address of a
// record derive from it. Plain data, because tools read it too.

type PageRow = {
  path: `/${string}`;
  /** Source file from the root of the repository; its chunk is found by this name. */
  page: `/src/${string}-page.tsx`;
  /** Namespaces of texts that the page waits for; the first one of a details page also names its list. */
  texts: readonly Namespace[];
  /**
   * The page's name in texts: `link.page.…` of link fields, `nav.…` of the default menu. Without it the page is neither
   * in link fields nor in the sitemap.
   */
  title?: string;
  /** Sections that a link can point to; each one is named by its own `link.page.…`. */
  sections?: readonly string[];
  /** Whether the default menu, used where the server has none, contains the page. */
  inMenu?: true;
  /** The query parameters that make the page differ from its prerendered file. */
  parameters?: readonly string[];
  /** For a details page: the name of its type, which is the path of its list without the slash. */
  type?: string;
  /** For a details page: path of the calls that read its records, with `/get` and `/page` below it. */
  call?: `/${string}`;
  /** Path to which the page redirects at once. */
  redirect?: `/${string}`;
  /** The layout; the public one by default. */
  layout?: 'compact';
  /** Whether search engines are asked to leave the page out. */
  noIndex?: true;
  /** The variable that a build needs to have the page. */
  needs?: keyof typeof PARTS;
};

/** The optional pages of this build. Plain Node, in which builds run, has all. */
const PARTS = {
  caseCategory: (import.meta.env?.HAS_CASES ?? 'yes') !== '',
  downloads: HAS_DOWNLOADS,
};

/** All pages, in the order of menu and link fields. */
const PAGES = [
  {
    path: '/',
    page: '/src/app/pages/redirect/redirect-page.tsx',
    texts: ['home'],
    layout: 'compact',
    redirect: '/home',
  },
  {
    path: '/home',
    page: '/src/app/pages/home/home-page.tsx',
    texts: ['home'],
    title: 'home',
    inMenu: true,
  },
  {
    path: '/news',
    page: '/src/features/news/public/news-list-page.tsx',
    texts: ['news', 'components'],
    title: 'news',
    inMenu: true,
    parameters: ['categoryId', 'tag', 'q', 'page'],
  },
  {
    path: '/case',
    page: '/src/features/news/cases/case-list-page.tsx',
    texts: ['success-case', 'components'],
    title: 'case',
    parameters: ['page'],
    needs: 'caseCategory',
  },
  {
    path: '/product',
    page: '/src/app/pages/product/product-list-page.tsx',
    texts: ['product', 'components'],
    title: 'product',
    inMenu: true,
    parameters: ['categoryId', 'tag', 'spec', 'q', 'page'],
  },
  {
    path: '/download',
    page: '/src/features/product/public/downloads-page.tsx',
    texts: ['product', 'components'],
    title: 'download',
    parameters: ['categoryId', 'type', 'q', 'page'],
    needs: 'downloads',
  },
  {
    path: '/job',
    page: '/src/app/pages/job/job-list-page.tsx',
    texts: ['job', 'components'],
    title: 'job',
    inMenu: true,
    parameters: ['city', 'type', 'q', 'page'],
  },
  {
    path: '/aboutus',
    page: '/src/app/pages/about-us/about-us-page.tsx',
    texts: ['about-us', 'home', 'components'],
    title: 'aboutUs',
    inMenu: true,
    sections: ['history', 'honors', 'service', 'contact'],
  },
  {
    path: '/search',
    page: '/src/app/pages/search/search-page.tsx',
    texts: ['search', 'job'],
    title: 'search',
    parameters: ['q'],
    noIndex: true,
  },
  {
    path: '/privacy',
    page: '/src/app/pages/privacy/privacy-page.tsx',
    texts: ['privacy'],
    title: 'privacy',
  },
  {
    path: '/accessibility',
    page: '/src/app/pages/accessibility/accessibility-page.tsx',
    texts: ['accessibility'],
    title: 'accessibility',
  },
  {
    path: '/product/compare',
    page: '/src/app/pages/product/compare-page.tsx',
    texts: ['product', 'components'],
    parameters: ['ids'],
    noIndex: true,
  },
  {
    path: '/product/finder',
    page: '/src/app/pages/product/finder-page.tsx',
    texts: ['finder', 'product', 'components'],
    parameters: ['categoryId', 'tag', 'spec', 'q', 'answers'],
    noIndex: true,
  },
  {
    path: '/coming-soon',
    page: '/src/app/pages/coming-soon/coming-soon-page.tsx',
    texts: ['coming-soon'],
    layout: 'compact',
  },
  {
    path: '/product/details',
    page: '/src/app/pages/product/product-details-page.tsx',
    texts: ['product', 'components'],
    type: 'product',
    call: '/product',
  },
  {
    path: '/news/details',
    page: '/src/features/news/public/news-details-page.tsx',
    texts: ['news', 'components'],
    type: 'news',
    call: '/news',
  },
  {
    path: '/case/details',
    page: '/src/app/pages/case/case-details-page.tsx',
    texts: ['success-case', 'news', 'components'],
    type: 'case',
    call: '/news',
    needs: 'caseCategory',
  },
  {
    path: '/job/details',
    page: '/src/app/pages/job/job-details-page.tsx',
    texts: ['job', 'components'],
    type: 'job',
    call: '/job',
  },
] as const satisfies readonly PageRow[];

export type PublicPage = (typeof PAGES)[number];
const isBuilt = (page: PublicPage) => !('needs' in page) || PARTS[page.needs];
export const PUBLIC_PAGES: readonly PublicPage[] = PAGES.filter(isBuilt);

/** Whether an address leads to an optional page that this build does not have. */
export function isLeftOut(address: string): boolean {
  const [path] = address.split(/[?#]/);
  return PAGES.some((page) => page.path === path && !isBuilt(page));
}

/** The path of a list, and the query parameters that it may have. */
export type ListPath = Extract<PublicPage, { parameters: readonly string[] }>['path'];
export type ParameterOf<Path extends ListPath> = Extract<
  PublicPage,
  { path: Path; parameters: readonly string[] }
>['parameters'][number];

/** A type whose records have a page; cases are news of one category. */
export type DetailsPageType = Extract<PublicPage, { type: string }>['type'];

export function detailsAddress(type: DetailsPageType, id: string | number): string {
  return `/${type}/details?id=${encodeURIComponent(id)}`;
}
