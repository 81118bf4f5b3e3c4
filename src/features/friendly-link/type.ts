import LinkIcon from '@mui/icons-material/Link';
import { adminApi } from '#src/admin/admin-api.ts';
import { defineType } from '#src/admin/define-type.ts';
import { friendlyLinkApi } from './schema.ts';

export const friendlyLink = defineType({
  path: 'site/friendly-link',
  title: 'navdata:friendlyLink',
  newTitle: 'navdata:newOf.friendlyLink',
  icon: LinkIcon,
  api: adminApi(friendlyLinkApi),
  list: {
    page: () => import('./friendly-link-list-page.tsx'),
    texts: ['friendly-link'],
  },
  form: { page: () => import('./friendly-link-form-page.tsx'), texts: ['friendly-link'] },
  search: {
    shownOn: '/home',
  },
});
