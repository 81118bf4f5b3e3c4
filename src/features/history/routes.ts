import { crudRoutes } from '#src/admin/crud-routes.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { historyAdminApi } from './admin-api.ts';

export const historyRoutes = crudRoutes({
  path: 'content/development-history',
  title: 'navdata:developmentHistory',
  list: lazyPage(() => import('./history-list-page.tsx'), 'development-history'),
  form: lazyPage(() => import('./history-form-page.tsx'), 'development-history'),
  reads: { one: historyAdminApi.one, page: historyAdminApi.page, sort: '-date' },
});
