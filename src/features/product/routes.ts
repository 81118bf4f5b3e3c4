import { crudRoutes } from '#src/admin/crud-routes.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { productAdminApi } from './admin-api.ts';

export const productRoutes = crudRoutes({
  path: 'content/products',
  title: 'navdata:product',
  list: lazyPage(() => import('./product-list-page.tsx'), 'products'),
  form: lazyPage(() => import('./product-form-page.tsx'), 'products', 'product'),
  reads: { one: productAdminApi.one, page: productAdminApi.page, sort: 'sort' },
});
