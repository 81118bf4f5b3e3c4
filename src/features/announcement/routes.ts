import { crudRoutes } from '#src/admin/crud-routes.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { announcementAdminApi } from './admin-api.ts';

/** In the search, not in the side menu. */
export const announcementRoutes = crudRoutes({
  path: 'site/announcement',
  title: 'navdata:announcement',
  list: lazyPage(() => import('./announcement-list-page.tsx'), 'announcement', 'home'),
  form: lazyPage(() => import('./announcement-form-page.tsx'), 'announcement', 'home'),
  reads: { one: announcementAdminApi.one, all: announcementAdminApi.all },
});
