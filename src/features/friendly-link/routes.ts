import { crudRoutes } from '#src/admin/crud-routes.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { friendlyLinkAdminApi } from './admin-api.ts';

export const friendlyLinkRoutes = crudRoutes({
  path: 'site/friendly-link',
  title: 'navdata:friendlyLink',
  list: lazyPage(() => import('./friendly-link-list-page.tsx'), 'friendly-link'),
  form: lazyPage(() => import('./friendly-link-form-page.tsx'), 'friendly-link'),
  reads: { one: friendlyLinkAdminApi.one, all: friendlyLinkAdminApi.all },
});
