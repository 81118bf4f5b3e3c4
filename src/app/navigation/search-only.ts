import AddIcon from '@mui/icons-material/Add';
import AnnouncementIcon from '@mui/icons-material/AnnouncementOutlined';
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
];
