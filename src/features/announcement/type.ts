import AnnouncementOutlinedIcon from '@mui/icons-material/AnnouncementOutlined';
import { defineType } from '#src/admin/define-type.ts';
import { announcementAdminApi, ANNOUNCEMENT_FILTERS } from './admin-api.ts';

/** Type of announcements. Found by the search; not in the side menu. */
export const announcement = defineType({
  path: 'site/announcement',
  title: 'navdata:announcement',
  newTitle: 'navdata:newOf.announcement',
  icon: AnnouncementOutlinedIcon,
  api: announcementAdminApi,
  list: {
    page: () => import('./announcement-list-page.tsx'),
    texts: ['announcement', 'home'],
    filters: ANNOUNCEMENT_FILTERS,
  },
  form: { page: () => import('./announcement-form-page.tsx'), texts: ['announcement', 'home'] },
  search: {
    publicPath: (id) => `/home?notice=${encodeURIComponent(id)}`,
  },
});
