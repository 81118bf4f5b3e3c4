import LinkIcon from '@mui/icons-material/Link';
import { defineType } from '#src/admin/define-type.ts';
import { friendlyLinkAdminApi } from './admin-api.ts';

export const friendlyLink = defineType({
  path: 'site/friendly-link',
  title: 'navdata:friendlyLink',
  newTitle: 'navdata:newOf.friendlyLink',
  icon: LinkIcon,
  api: friendlyLinkAdminApi,
  list: {
    page: () => import('./friendly-link-list-page.tsx'),
    texts: ['friendly-link'],
  },
  form: { page: () => import('./friendly-link-form-page.tsx'), texts: ['friendly-link'] },
  search: {
    shownOn: '/home',
  },
});
