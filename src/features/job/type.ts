import WorkOutlineOutlinedIcon from '@mui/icons-material/WorkOutlineOutlined';
import { adminApi } from '#src/admin/admin-api.ts';
import { defineType } from '#src/admin/define-type.ts';
import { detailsAddress } from '#src/public-pages.ts';
import { jobApi } from './schema.ts';

export const job = defineType({
  path: 'content/recruitment-info',
  title: 'navdata:recruitmentInfo',
  listTitle: 'navdata:listOf.recruitmentInfo',
  newTitle: 'navdata:newOf.recruitmentInfo',
  icon: WorkOutlineOutlinedIcon,
  api: adminApi(jobApi),
  list: {
    page: () => import('./job-list-page.tsx'),
    texts: ['recruitment-info', 'job'],
    filters: ['type', 'city'],
  },
  form: { page: () => import('./job-form-page.tsx'), texts: ['recruitment-info', 'job'] },
  checked: { title: ['title'], richTexts: ['duties', 'requirements'], texts: ['title'] },
  search: {
    publicPath: (id) => detailsAddress('job', id),
  },
});
