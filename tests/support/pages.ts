import { inLooks } from './looks.ts';

type SitePage = {
  path: string;
  as?: 'admin';
  /** All parts that it has stand on another page of this list, too. */
  isAlike?: boolean;
};

/** Their lists have what others lack: an order, categories of two levels, rows that are pinned. */
const LISTS_OF_THEIR_OWN = new Set([
  'site/advertisement-rota',
  'content/products',
  'content/industry-news',
]);
/** Their forms have what others lack: pictures of a device, specifications, tags, a salary. */
const FORMS_OF_THEIR_OWN = new Set([...LISTS_OF_THEIR_OWN, 'content/recruitment-info']);

/**
 * An address for every page of the site; `tests/integration/routes.test.tsx` checks that none is
 * missing.
 */
export const PAGES: SitePage[] = [
  { path: '/home' },
  { path: '/news' },
  { path: '/news/details?id=6' },
  { path: '/job' },
  { path: '/job/details?id=1' },
  { path: '/product?categoryId=1' },
  { path: '/product/details?id=6' },
  { path: '/product/compare?ids=1,2,6' },
  { path: '/search?q=%E4%BC%A0%E6%84%9F%E5%99%A8' },
  { path: '/aboutus' },
  { path: '/privacy' },
  { path: '/coming-soon' },
  { path: '/test' },
  { path: '/error/403', isAlike: true },
  { path: '/error/404' },
  { path: '/error/500', isAlike: true },
  { path: '/auth', isAlike: true },
  { path: '/auth/jwt-local/sign-in' },
  { path: '/auth/jwt-local/sign-up' },
  { path: '/auth/jwt/sign-in', isAlike: true },
  { path: '/auth/jwt/sign-up', isAlike: true },
  { path: '/auth/auth0/sign-in' },
  { path: '/backstage/overview', as: 'admin' },
  ...['site/advertisement-rota', 'site/friendly-link', 'site/announcement'].flatMap(contentType),
  ...['list', '1/edit'].map((page) => ({
    path: `/backstage/site/enquiry/${page}`,
    as: 'admin' as const,
  })),
  ...['list', 'new', 'edit', 'edit?id=2'].map((page) => ({
    path: `/backstage/site/company-info/${page}`,
    as: 'admin' as const,
    isAlike: page !== 'edit',
  })),
  ...[
    'photo-management',
    'photo-management/upload',
    'photo-management/download',
    'photo-management/alt',
  ].map((page) => ({
    path: `/backstage/column/${page}`,
    as: 'admin' as const,
    // The page of `photo-management` once more.
    isAlike: page === 'photo-management/upload',
  })),
  ...[
    'productscategory',
    'products',
    'industry-news',
    'industry-news-category',
    'recruitment-info',
    'development-history',
    'honor',
  ].flatMap((name) => contentType(`content/${name}`)),
  ...['user/list', 'menu/list', 'menu/list/foot', 'menu/new', 'menu/1/edit', 'access-log/list'].map(
    (page) => ({
      path: `/backstage/system/${page}`,
      as: 'admin' as const,
      isAlike: page === 'menu/list/foot' || page === 'menu/new',
    }),
  ),
];

/** The pages that browsers look at: in `npm test` one of each kind, in `npm run test:all` all. */
export const LOOKED_AT = inLooks(PAGES, ({ isAlike = false }) => !isAlike);

function contentType(path: string): SitePage[] {
  const at = (page: string, isAlike: boolean) =>
    ({ path: `/backstage/${path}/${page}`, as: 'admin', isAlike }) as const;
  return [
    at('list', !LISTS_OF_THEIR_OWN.has(path)),
    // The form for editing, with empty fields.
    at('new', true),
    at('1/edit', !FORMS_OF_THEIR_OWN.has(path)),
  ];
}
