type PublicRoute = {
  path: string;
  /** The source file of the page; its chunk is found by this name. */
  page: string;
  /** Other source files whose chunks are needed at once. */
  others?: string[];
  /** Where the page leads as soon as it is opened. */
  redirect?: string;
  /** True for a page that search engines are asked to leave out. */
  noIndex?: true;
  /** The variable without which a build does not have the page. */
  needs?: `VITE_${string}`;
  /** The call that a details page depends on, below `<host>/api`; the id is added. */
  call?: string;
};

const HOME = 'src/app/pages/home/home-page.tsx';
const COMPACT = 'src/app/layouts/compact/compact-layout.tsx';
const NEWS = 'src/features/news/public';
const PRODUCT = 'src/features/product/public';
const JOB = 'src/app/pages/job';
const CASE = { needs: 'VITE_CASE_CATEGORY' } as const;

/** The public pages; each that a build has is an HTML file of its own. */
export const PUBLIC_ROUTES: PublicRoute[] = [
  {
    path: '/',
    page: 'src/app/pages/redirect/redirect-page.tsx',
    others: [COMPACT, HOME],
    redirect: '/home',
  },
  { path: '/home', page: HOME },
  { path: '/news', page: `${NEWS}/news-list-page.tsx` },
  { path: '/product', page: 'src/app/pages/product/product-list-page.tsx' },
  { path: '/job', page: `${JOB}/job-list-page.tsx` },
  { path: '/case', page: 'src/features/news/cases/case-list-page.tsx', ...CASE },
  { path: '/aboutus', page: 'src/app/pages/about-us/about-us-page.tsx' },
  { path: '/search', page: 'src/app/pages/search/search-page.tsx', noIndex: true },
  { path: '/product/compare', page: 'src/app/pages/product/compare-page.tsx', noIndex: true },
  { path: '/accessibility', page: 'src/app/pages/accessibility/accessibility-page.tsx' },
  { path: '/download', page: `${PRODUCT}/downloads-page.tsx`, needs: 'VITE_DOWNLOADS' },
  { path: '/privacy', page: 'src/app/pages/privacy/privacy-page.tsx' },
  {
    path: '/coming-soon',
    page: 'src/app/pages/coming-soon/coming-soon-page.tsx',
    others: [COMPACT],
  },
  { path: '/news/details', page: `${NEWS}/news-details-page.tsx`, call: 'news/get?id=' },
  {
    path: '/product/details',
    page: 'src/app/pages/product/product-details-page.tsx',
    call: 'product/get?id=',
  },
  { path: '/job/details', page: `${JOB}/job-details-page.tsx`, call: 'job/get?id=' },
  {
    path: '/case/details',
    page: 'src/app/pages/case/case-details-page.tsx',
    call: 'news/get?id=',
    ...CASE,
  },
];

/** The public pages of a build with these variables. */
export function builtRoutes(variables: Record<string, unknown>): PublicRoute[] {
  const isOn = (value: unknown) => Boolean(value) && value !== 'false';
  return PUBLIC_ROUTES.filter(({ needs }) => needs === undefined || isOn(variables[needs]));
}
