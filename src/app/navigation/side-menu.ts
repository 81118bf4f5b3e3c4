import AccountTreeOutlinedIcon from '@mui/icons-material/AccountTreeOutlined';
import ApartmentOutlinedIcon from '@mui/icons-material/ApartmentOutlined';
import CategoryOutlinedIcon from '@mui/icons-material/CategoryOutlined';
import DashboardOutlinedIcon from '@mui/icons-material/DashboardOutlined';
import EmojiEventsOutlinedIcon from '@mui/icons-material/EmojiEventsOutlined';
import HistoryEduOutlinedIcon from '@mui/icons-material/HistoryEduOutlined';
import Inventory2OutlinedIcon from '@mui/icons-material/Inventory2Outlined';
import LabelOutlinedIcon from '@mui/icons-material/LabelOutlined';
import LinkIcon from '@mui/icons-material/Link';
import MarkEmailUnreadOutlinedIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import MonitorHeartOutlinedIcon from '@mui/icons-material/MonitorHeartOutlined';
import NewspaperIcon from '@mui/icons-material/Newspaper';
import PeopleAltOutlinedIcon from '@mui/icons-material/PeopleAltOutlined';
import PhotoLibraryOutlinedIcon from '@mui/icons-material/PhotoLibraryOutlined';
import ViewCarouselOutlinedIcon from '@mui/icons-material/ViewCarouselOutlined';
import WorkOutlineOutlinedIcon from '@mui/icons-material/WorkOutlineOutlined';
import type { MenuGroup } from './menu-types.ts';

/** Entries without a declared route, or not for this role, are left out by `visibleMenu`. */
export const SIDE_MENU: MenuGroup[] = [
  {
    items: [
      { path: '/backstage/overview', title: 'navdata:overview', icon: DashboardOutlinedIcon },
    ],
  },
  {
    title: 'navdata:group.site',
    items: [
      {
        path: '/backstage/site/advertisement-rota/list',
        title: 'navdata:advertisementRota',
        icon: ViewCarouselOutlinedIcon,
      },
      {
        path: '/backstage/site/company-info/list',
        title: 'navdata:companyInfo',
        icon: ApartmentOutlinedIcon,
      },
      {
        path: '/backstage/site/friendly-link/list',
        title: 'navdata:friendlyLink',
        icon: LinkIcon,
      },
      {
        path: '/backstage/site/enquiry/list',
        title: 'navdata:enquiry',
        icon: MarkEmailUnreadOutlinedIcon,
      },
    ],
  },
  {
    title: 'navdata:group.column',
    items: [
      {
        path: '/backstage/column/photo-management',
        title: 'navdata:photoManagement',
        icon: PhotoLibraryOutlinedIcon,
        children: [
          { path: '/backstage/column/photo-management/upload', title: 'navdata:photoUpload' },
          { path: '/backstage/column/photo-management/download', title: 'navdata:photoDownload' },
          { path: '/backstage/column/photo-management/alt', title: 'navdata:photoAlt' },
        ],
      },
    ],
  },
  {
    title: 'navdata:group.content',
    items: [
      {
        path: '/backstage/content/productscategory',
        title: 'navdata:productCategory',
        icon: CategoryOutlinedIcon,
        children: [
          {
            path: '/backstage/content/productscategory/list',
            title: 'navdata:listOf.productCategory',
          },
          {
            path: '/backstage/content/productscategory/new',
            title: 'navdata:newOf.productCategory',
          },
        ],
      },
      {
        path: '/backstage/content/products',
        title: 'navdata:product',
        icon: Inventory2OutlinedIcon,
        children: [
          { path: '/backstage/content/products/list', title: 'navdata:listOf.product' },
          { path: '/backstage/content/products/new', title: 'navdata:newOf.product' },
        ],
      },
      {
        path: '/backstage/content/industry-news',
        title: 'navdata:industryNews',
        icon: NewspaperIcon,
        children: [
          { path: '/backstage/content/industry-news/list', title: 'navdata:listOf.industryNews' },
          { path: '/backstage/content/industry-news/new', title: 'navdata:newOf.industryNews' },
        ],
      },
      {
        path: '/backstage/content/industry-news-category',
        title: 'navdata:industryNewsCategory',
        icon: LabelOutlinedIcon,
        children: [
          {
            path: '/backstage/content/industry-news-category/list',
            title: 'navdata:listOf.industryNewsCategory',
          },
          {
            path: '/backstage/content/industry-news-category/new',
            title: 'navdata:newOf.industryNewsCategory',
          },
        ],
      },
      {
        path: '/backstage/content/recruitment-info',
        title: 'navdata:recruitmentInfo',
        icon: WorkOutlineOutlinedIcon,
        children: [
          {
            path: '/backstage/content/recruitment-info/list',
            title: 'navdata:listOf.recruitmentInfo',
          },
          {
            path: '/backstage/content/recruitment-info/new',
            title: 'navdata:newOf.recruitmentInfo',
          },
        ],
      },
      {
        path: '/backstage/content/development-history',
        title: 'navdata:developmentHistory',
        icon: HistoryEduOutlinedIcon,
        children: [
          {
            path: '/backstage/content/development-history/list',
            title: 'navdata:listOf.developmentHistory',
          },
          {
            path: '/backstage/content/development-history/new',
            title: 'navdata:newOf.developmentHistory',
          },
        ],
      },
      {
        path: '/backstage/content/honor',
        title: 'navdata:honor',
        icon: EmojiEventsOutlinedIcon,
        children: [
          { path: '/backstage/content/honor/list', title: 'navdata:listOf.honor' },
          { path: '/backstage/content/honor/new', title: 'navdata:newOf.honor' },
        ],
      },
    ],
  },
  {
    title: 'navdata:group.system',
    items: [
      {
        path: '/backstage/system/user/list',
        title: 'navdata:user',
        icon: PeopleAltOutlinedIcon,
      },
      {
        path: '/backstage/system/menu/list',
        title: 'navdata:menu',
        icon: AccountTreeOutlinedIcon,
      },
      {
        path: '/backstage/system/access-log/list',
        title: 'navdata:accessLog',
        icon: MonitorHeartOutlinedIcon,
      },
    ],
  },
];
