import EmojiEventsOutlinedIcon from '@mui/icons-material/EmojiEventsOutlined';
import { defineType } from '#src/admin/define-type.ts';
import { patchOf, restoreOf } from '#src/admin/records/record-source.ts';
import { honorAdminApi, HONOR_FILTERS } from './admin-api.ts';
import { Honor, honorFields } from './schema.ts';

export const honor = defineType({
  path: 'content/honor',
  title: 'navdata:honor',
  listTitle: 'navdata:listOf.honor',
  newTitle: 'navdata:newOf.honor',
  icon: EmojiEventsOutlinedIcon,
  api: honorAdminApi,
  list: {
    page: () => import('./honor-list-page.tsx'),
    texts: ['honor'],
    sort: 'sort',
    filters: HONOR_FILTERS,
  },
  form: { page: () => import('./honor-form-page.tsx'), texts: ['honor'] },
  search: {
    titleFields: ['name'],
    patch: patchOf(honorAdminApi),
    restore: restoreOf(honorAdminApi, Honor, async () => (await import('./input.ts')).emptyHonor()),
    fields: honorFields,
    newest: 'date',
    shownOn: '/aboutus',
  },
});
