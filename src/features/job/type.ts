import WorkOutlineOutlinedIcon from '@mui/icons-material/WorkOutlineOutlined';
import { defineType } from '#src/admin/define-type.ts';
import { patchOf, restoreOf } from '#src/admin/records/record-source.ts';
import { detailsAddress } from '#src/public-pages.ts';
import { jobAdminApi, JOB_FILTERS } from './admin-api.ts';
import { jobChecked } from './checked-fields.ts';
import { Job, jobFields } from './schema.ts';

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
    sort: '-publishTime',
    filters: JOB_FILTERS,
  },
  form: { page: () => import('./job-form-page.tsx'), texts: ['recruitment-info', 'job'] },
  search: {
    titleFields: ['title'],
    fields: jobFields,
    checked: jobChecked,
    newest: 'publishTime',
    publicPath: (id) => detailsAddress('job', id),
    patch: patchOf(jobAdminApi),
    restore: restoreOf(jobAdminApi, Job, async () => (await import('./input.ts')).emptyJob()),
  },
});
