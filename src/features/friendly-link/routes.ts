import { crudRoutes } from '#src/admin/crud-routes.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { friendlyLinkApi } from './api.ts';

export const friendlyLinkRoutes = crudRoutes({
  path: 'site/friendly-link',
  title: 'navdata:friendlyLink',
  list: lazyPage(() => import('./friendly-link-list-page.tsx'), 'friendly-link'),
  form: lazyPage(() => import('./friendly-link-form-page.tsx'), 'friendly-link'),
  reads: { one: friendlyLinkApi.one, all: friendlyLinkApi.all },
});
