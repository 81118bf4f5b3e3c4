import EmojiEventsOutlinedIcon from '@mui/icons-material/EmojiEventsOutlined';
import { defineType } from '#src/admin/define-type.ts';
import { adminApi } from '#src/admin/admin-api.ts';
import { honorApi } from './schema.ts';

export const honor = defineType({
  path: 'content/honor',
  title: 'navdata:honor',
  listTitle: 'navdata:listOf.honor',
  newTitle: 'navdata:newOf.honor',
  icon: EmojiEventsOutlinedIcon,
  api: adminApi(honorApi),
  list: {
    page: () => import('./honor-list-page.tsx'),
    texts: ['honor'],
    sort: 'sort',
    filters: ['level'],
  },
  form: { page: () => import('./honor-form-page.tsx'), texts: ['honor'] },
  search: {
    newest: 'date',
    shownOn: '/aboutus',
  },
});
