import AddIcon from '@mui/icons-material/Add';
import AnnouncementIcon from '@mui/icons-material/AnnouncementOutlined';
import DraftsIcon from '@mui/icons-material/EditNoteOutlined';
import type { MenuGroup } from './menu-types.ts';

/** Search entries that are not in the side menu. */
export const SEARCH_ONLY: MenuGroup[] = [
  {
    title: 'navdata:group.site',
    items: [
      {
        path: '/backstage/site/announcement/list',
        title: 'navdata:announcement',
        icon: AnnouncementIcon,
      },
      {
        path: '/backstage/site/announcement/new',
        title: 'navdata:newOf.announcement',
        icon: AddIcon,
      },
      {
        path: '/backstage/site/advertisement-rota/new',
        title: 'navdata:newOf.advertisementRota',
        icon: AddIcon,
      },
      {
        path: '/backstage/site/company-info/new',
        title: 'navdata:newOf.companyInfo',
        icon: AddIcon,
      },
      {
        path: '/backstage/site/friendly-link/new',
        title: 'navdata:newOf.friendlyLink',
        icon: AddIcon,
      },
    ],
  },
  {
    title: 'navdata:group.system',
    items: [
      { path: '/backstage/system/menu/new', title: 'navdata:newOf.menu', icon: AddIcon },
      { path: '/backstage/system/user/list#new', title: 'navdata:newOf.user', icon: AddIcon },
      { path: '/backstage/overview#drafts', title: 'navdata:myDrafts', icon: DraftsIcon },
    ],
  },
];
