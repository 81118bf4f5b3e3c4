/**
 * An address for every page of the site; `tests/integration/routes.test.tsx` checks that none is
 * missing.
 */
export const PAGES: { path: string; as?: 'admin' }[] = [
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
  { path: '/error/403' },
  { path: '/error/404' },
  { path: '/error/500' },
  { path: '/auth' },
  { path: '/auth/jwt-local/sign-in' },
  { path: '/auth/jwt-local/sign-up' },
  { path: '/auth/jwt/sign-in' },
  { path: '/auth/jwt/sign-up' },
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
  })),
  ...[
    'photo-management',
    'photo-management/upload',
    'photo-management/download',
    'photo-management/alt',
  ].map((page) => ({
    path: `/backstage/column/${page}`,
    as: 'admin' as const,
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
    (page) => ({ path: `/backstage/system/${page}`, as: 'admin' as const }),
  ),
];

function contentType(path: string): { path: string; as: 'admin' }[] {
  return ['list', 'new', '1/edit'].map((page) => ({
    path: `/backstage/${path}/${page}`,
    as: 'admin',
  }));
}
