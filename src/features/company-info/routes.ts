import { crudRoutes } from '#src/admin/crud-routes.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { companyInfoRecords } from './admin-api.ts';

/** The edit path has no id: `?id=`, or the record in force. */
export const companyInfoRoutes = crudRoutes({
  path: 'site/company-info',
  title: 'navdata:companyInfo',
  list: lazyPage(() => import('./company-info-list-page.tsx'), 'company-info'),
  form: lazyPage(() => import('./company-info-form-page.tsx'), 'company-info', 'main-navdata'),
  reads: { all: companyInfoRecords.all },
  editPath: 'edit',
});
