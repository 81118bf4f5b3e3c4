import { crudRoutes } from '#src/admin/crud-routes.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { newsCategoryAdminApi } from './admin-api.ts';

export const newsCategoryRoutes = crudRoutes({
  path: 'content/industry-news-category',
  title: 'navdata:industryNewsCategory',
  list: lazyPage(() => import('./news-category-list-page.tsx'), 'industry-news-category'),
  form: lazyPage(() => import('./news-category-form-page.tsx'), 'industry-news-category'),
  reads: { one: newsCategoryAdminApi.one, all: newsCategoryAdminApi.all },
});
