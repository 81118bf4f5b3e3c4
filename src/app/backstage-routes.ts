import type { RouteObject } from 'react-router';
import { accessLogRoutes } from '#src/features/access-log/routes.ts';
import { advertisementRoutes } from '#src/features/advertisement/routes.ts';
import { announcementRoutes } from '#src/features/announcement/routes.ts';
import { companyInfoRoutes } from '#src/features/company-info/routes.ts';
import { enquiryRoutes } from '#src/features/enquiry/routes.ts';
import { friendlyLinkRoutes } from '#src/features/friendly-link/routes.ts';
import { historyRoutes } from '#src/features/history/routes.ts';
import { honorRoutes } from '#src/features/honor/routes.ts';
import { menuRoutes } from '#src/features/menu/routes.ts';
import { newsCategoryRoutes } from '#src/features/news/category/routes.ts';
import { newsRoutes } from '#src/features/news/routes.ts';
import { photoRoutes } from '#src/features/photo/routes.ts';
import { productCategoryRoutes } from '#src/features/product/category/routes.ts';
import { jobRoutes } from '#src/features/job/routes.ts';
import { productRoutes } from '#src/features/product/routes.ts';
import { userRoutes } from '#src/features/user/routes.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import type { RouteHandle } from '#src/i18n/route-handle.ts';
import { redirectFrom } from '#src/lib/links/redirect-from.ts';

/** A separate file, because side menu, breadcrumbs and search read these routes too. */
export const backstageRoutes: RouteObject[] = [
  {
    index: true,
    // React Router requires an element or a component besides the loader.
    element: null,
    loader: ({ request }) => redirectFrom(request, '/backstage/site/advertisement-rota/list'),
  },
  {
    path: 'overview',
    handle: { title: 'navdata:overview' } satisfies RouteHandle,
    lazy: lazyPage(() => import('./pages/overview/overview-page.tsx'), 'overview'),
  },
  ...advertisementRoutes,
  ...companyInfoRoutes,
  ...friendlyLinkRoutes,
  ...announcementRoutes,
  ...enquiryRoutes,
  ...photoRoutes,
  ...productCategoryRoutes,
  ...productRoutes,
  ...newsRoutes,
  ...newsCategoryRoutes,
  ...jobRoutes,
  ...historyRoutes,
  ...honorRoutes,
  ...menuRoutes,
  ...accessLogRoutes,
  ...userRoutes,
  { path: '*', lazy: lazyPage(() => import('./errors/not-found-page.tsx')) },
];
