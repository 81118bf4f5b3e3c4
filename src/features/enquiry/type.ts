import MarkEmailUnreadOutlinedIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import { defineType } from '#src/admin/define-type.ts';
import { env } from '#src/env.ts';
import { enquiryAdminApi, ENQUIRY_FILTERS } from './admin-api.ts';

/** Type of enquiries. It has no page for a new one, because only visitors write enquiries. */
export const enquiry = defineType({
  path: 'site/enquiry',
  title: 'navdata:enquiry',
  icon: MarkEmailUnreadOutlinedIcon,
  isOffered: env.enquiryPath !== '',
  api: enquiryAdminApi,
  list: {
    page: () => import('./enquiry-list-page.tsx'),
    texts: ['enquiry-inbox'],
    sort: '-createTime',
    filters: ENQUIRY_FILTERS,
  },
  form: { page: () => import('./enquiry-form-page.tsx'), texts: ['enquiry-inbox'] },
  search: { titleFields: ['name'], newest: 'createTime', isVisible: () => false },
});
