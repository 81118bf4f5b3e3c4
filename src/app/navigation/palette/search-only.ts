import DraftsIcon from '@mui/icons-material/EditNoteOutlined';
import DeletedIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import { content } from '../../content.ts';
import { type SideMenuGroup, typeMenuItem, newRecordItem } from '../menu-item.ts';

/** Search entries that are not in the side menu. */
export const SEARCH_ONLY: SideMenuGroup[] = [
  {
    title: 'navdata:group.site',
    items: [
      typeMenuItem(content.announcement),
      newRecordItem(content.announcement),
      newRecordItem(content.advertisement),
      newRecordItem(content.companyInfo),
      newRecordItem(content.friendlyLink),
    ],
  },
  {
    title: 'navdata:group.column',
    items: [{ path: content.photo.altPath, title: 'navdata:photoAlt', icon: content.photo.icon }],
  },
  {
    title: 'navdata:group.system',
    items: [
      newRecordItem(content.menu),
      newRecordItem(content.user),
      {
        path: '/backstage/recently-deleted',
        title: 'navdata:recentlyDeleted',
        icon: DeletedIcon,
      },
      { path: '/backstage/overview#drafts', title: 'navdata:myDrafts', icon: DraftsIcon },
    ],
  },
];
