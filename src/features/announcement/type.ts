import AnnouncementOutlinedIcon from '@mui/icons-material/AnnouncementOutlined';
import { adminApi } from '#src/admin/admin-api.ts';
import { defineType } from '#src/admin/define-type.ts';
import { announcementApi } from './schema.ts';

/** Type of announcements. Found by the search; not in the side menu. */
export const announcement = defineType({
  path: 'site/announcement',
  title: 'navdata:announcement',
  newTitle: 'navdata:newOf.announcement',
  icon: AnnouncementOutlinedIcon,
  api: adminApi(announcementApi),
  list: {
    page: () => import('./announcement-list-page.tsx'),
    texts: ['announcement', 'home'],
    filters: ['type'],
  },
  form: { page: () => import('./announcement-form-page.tsx'), texts: ['announcement', 'home'] },
  checked: { richTexts: ['content'], texts: ['title'] },
  search: {
    publicPath: (id) => `/home?notice=${encodeURIComponent(id)}`,
  },
});
