import DraftsIcon from '@mui/icons-material/EditNoteOutlined';
import DeletedIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import { content } from '../../content.ts';
import { type MenuGroup, menuItem, newItem } from '../menu-item.ts';

/** Search entries that are not in the side menu. */
export const SEARCH_ONLY: MenuGroup[] = [
  {
    title: 'navdata:group.site',
    items: [
      menuItem(content.announcement),
      newItem(content.announcement),
      newItem(content.advertisement),
      newItem(content.companyInfo),
      newItem(content.friendlyLink),
    ],
  },
  {
    title: 'navdata:group.column',
    items: [{ path: content.photo.altPath, title: 'navdata:photoAlt', icon: content.photo.icon }],
  },
  {
    title: 'navdata:group.system',
    items: [
      newItem(content.menu),
      newItem(content.user),
      {
        path: '/backstage/recently-deleted',
        title: 'navdata:recentlyDeleted',
        icon: DeletedIcon,
      },
      { path: '/backstage/overview#drafts', title: 'navdata:myDrafts', icon: DraftsIcon },
    ],
  },
];
