import { crudRoutes } from '#src/admin/crud-routes.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { newsAdminApi } from './admin-api.ts';

export const newsRoutes = crudRoutes({
  path: 'content/industry-news',
  title: 'navdata:industryNews',
  list: lazyPage(() => import('./news-list-page.tsx'), 'industry-news'),
  form: lazyPage(() => import('./news-form-page.tsx'), 'industry-news', 'news'),
  reads: { one: newsAdminApi.one, page: newsAdminApi.page, sort: '-publishTime' },
});
