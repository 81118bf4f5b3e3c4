import WorkOutlineOutlinedIcon from '@mui/icons-material/WorkOutlineOutlined';
import { defineType } from '#src/admin/define-type.ts';
import { detailsAddress } from '#src/public-pages.ts';
import { JOB_FILTERS, jobAdminApi } from './admin-api.ts';

export const job = defineType({
  path: 'content/recruitment-info',
  title: 'navdata:recruitmentInfo',
  listTitle: 'navdata:listOf.recruitmentInfo',
  newTitle: 'navdata:newOf.recruitmentInfo',
  icon: WorkOutlineOutlinedIcon,
  api: jobAdminApi,
  list: {
    page: () => import('./job-list-page.tsx'),
    texts: ['recruitment-info', 'job'],
    filters: JOB_FILTERS,
  },
  form: { page: () => import('./job-form-page.tsx'), texts: ['recruitment-info', 'job'] },
  search: {
    publicPath: (id) => detailsAddress('job', id),
  },
});
