import { crudRoutes } from '#src/crud/crud-routes.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';

/** Back-office routes of the company's history (R13). */
export const historyRoutes = crudRoutes({
  path: 'content/development-history',
  title: 'navdata:developmentHistory',
  list: lazyPage(() => import('./history-list-page.tsx'), 'development-history'),
  create: lazyPage(() => import('./history-new-page.tsx'), 'development-history'),
  edit: lazyPage(() => import('./history-edit-page.tsx'), 'development-history'),
});
