import { crudRoutes } from '#src/admin/crud-routes.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { productCategoryAdminApi } from './admin-api.ts';

export const productCategoryRoutes = crudRoutes({
  path: 'content/productscategory',
  title: 'navdata:productCategory',
  list: lazyPage(() => import('./product-category-list-page.tsx'), 'product-category'),
  form: lazyPage(() => import('./product-category-form-page.tsx'), 'product-category'),
  reads: { one: productCategoryAdminApi.one, all: productCategoryAdminApi.all },
});
