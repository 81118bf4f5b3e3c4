import { crudRoutes } from '#src/admin/crud-routes.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { jobAdminApi } from './admin-api.ts';

export const jobRoutes = crudRoutes({
  path: 'content/recruitment-info',
  title: 'navdata:recruitmentInfo',
  list: lazyPage(() => import('./job-list-page.tsx'), 'recruitment-info', 'job'),
  form: lazyPage(() => import('./job-form-page.tsx'), 'recruitment-info', 'job'),
  reads: { one: jobAdminApi.one, page: jobAdminApi.page, sort: '-publishTime' },
});
