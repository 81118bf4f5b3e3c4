import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import SiteCheckIcon from '@mui/icons-material/HealthAndSafetyOutlined';
import { content } from '../content.ts';
import { type SideMenuGroup, typeMenuItem } from './menu-item.ts';

const { photo } = content;

/**
 * The entries of the side menu. `visibleMenu` leaves out those without a declared route, those that the person may not
 * open, and those that the server's menu disables.
 */
export const SIDE_MENU: SideMenuGroup[] = [
  {
    items: [
      { path: '/backstage/overview', title: 'navdata:overview', icon: DashboardOutlinedIcon },
      { path: '/backstage/calendar', title: 'navdata:calendar', icon: CalendarIcon },
      { path: '/backstage/site-check', title: 'navdata:siteCheck', icon: SiteCheckIcon },
      {
        path: content.announcement.listPath,
        title: content.announcement.title,
        icon: content.announcement.icon,
        reachedFrom: content.advertisement.listPath,
      },
    ],
  },
  {
    title: 'navdata:group.site',
    items: [
      typeMenuItem(content.advertisement),
      typeMenuItem(content.companyInfo),
      typeMenuItem(content.friendlyLink),
      typeMenuItem(content.enquiry),
    ],
  },
  {
    title: 'navdata:group.column',
    items: [
      {
        path: photo.path,
        title: photo.title,
        icon: photo.icon,
        children: [
          { path: photo.newPath, title: 'navdata:photoUpload' },
          { path: photo.listPath, title: 'navdata:photoDownload' },
        ],
      },
    ],
  },
  {
    title: 'navdata:group.content',
    items: Object.values(content)
      .filter(({ path }) => path.startsWith('/backstage/content/'))
      .map(typeMenuItem),
  },
  {
    title: 'navdata:group.system',
    items: [
      typeMenuItem(content.user),
      typeMenuItem(content.menu),
      typeMenuItem(content.accessLog),
    ],
  },
];
