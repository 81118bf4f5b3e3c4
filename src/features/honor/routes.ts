import { crudRoutes } from '#src/admin/crud-routes.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { honorAdminApi } from './admin-api.ts';

export const honorRoutes = crudRoutes({
  path: 'content/honor',
  title: 'navdata:honor',
  list: lazyPage(() => import('./honor-list-page.tsx'), 'honor'),
  form: lazyPage(() => import('./honor-form-page.tsx'), 'honor'),
  reads: { one: honorAdminApi.one, page: honorAdminApi.page, sort: 'sort' },
});
