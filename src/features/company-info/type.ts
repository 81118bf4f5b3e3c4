import ApartmentOutlinedIcon from '@mui/icons-material/ApartmentOutlined';
import * as v from 'valibot';
import { defineType } from '#src/admin/define-type.ts';
import { patchOf, restoreOf } from '#src/admin/records/record-source.ts';
import { companyInfoRecords } from './admin-api.ts';
import { CompanyInfo, companyInfoFields } from './schema.ts';

/** A restored record, which is not in force until an editor says so. */
const NotInForce = v.pipe(
  CompanyInfo,
  v.transform((record) => ({ ...record, inForce: false })),
);

const empty = async () =>
  (await import('#src/api/fields/record-input.ts')).emptyOf(companyInfoFields);

/** Type of company info. The edit path has no id: `?id=` is the record, else the one in force. */
export const companyInfo = defineType({
  path: 'site/company-info',
  title: 'navdata:companyInfo',
  newTitle: 'navdata:newOf.companyInfo',
  icon: ApartmentOutlinedIcon,
  api: companyInfoRecords,
  list: { page: () => import('./company-info-list-page.tsx'), texts: ['company-info'] },
  form: {
    page: () => import('./company-info-form-page.tsx'),
    texts: ['company-info', 'main-navdata'],
    editPath: 'edit',
  },
  search: {
    shownOn: '/aboutus',
    isVisible: ({ inForce }) => inForce === true,
    patch: patchOf(companyInfoRecords),
    restore: restoreOf(companyInfoRecords, NotInForce, empty),
  },
});
