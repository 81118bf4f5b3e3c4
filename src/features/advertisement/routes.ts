import { crudRoutes } from '#src/admin/crud-routes.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { advertisementAdminApi } from './admin-api.ts';

export const advertisementRoutes = crudRoutes({
  path: 'site/advertisement-rota',
  title: 'navdata:advertisementRota',
  list: lazyPage(() => import('./advertisement-list-page.tsx'), 'advertisement-rota'),
  form: lazyPage(() => import('./advertisement-form-page.tsx'), 'advertisement-rota'),
  reads: { one: advertisementAdminApi.one, all: advertisementAdminApi.all },
});
