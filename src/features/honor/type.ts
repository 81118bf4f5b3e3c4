import EmojiEventsOutlinedIcon from '@mui/icons-material/EmojiEventsOutlined';
import { defineType } from '#src/admin/define-type.ts';
import { honorAdminApi, HONOR_FILTERS } from './admin-api.ts';

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
    newest: 'date',
    shownOn: '/aboutus',
  },
});
