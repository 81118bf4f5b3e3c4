import { crudRoutes } from '#src/crud/crud-routes.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';

/** Back-office routes of the open positions (R13). */
export const recruitmentRoutes = crudRoutes({
  path: 'content/recruitment-info',
  title: 'navdata:recruitmentInfo',
  list: lazyPage(() => import('./job-list-page.tsx'), 'recruitment-info', 'job'),
  create: lazyPage(() => import('./job-new-page.tsx'), 'recruitment-info', 'job'),
  edit: lazyPage(() => import('./job-edit-page.tsx'), 'recruitment-info', 'job'),
});
