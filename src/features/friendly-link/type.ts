import LinkIcon from '@mui/icons-material/Link';
import { defineType } from '#src/admin/define-type.ts';
import { patchOf, restoreOf } from '#src/admin/records/record-source.ts';
import { friendlyLinkAdminApi } from './admin-api.ts';
import { FriendlyLink, friendlyLinkFields } from './schema.ts';

export const friendlyLink = defineType({
  path: 'site/friendly-link',
  title: 'navdata:friendlyLink',
  newTitle: 'navdata:newOf.friendlyLink',
  icon: LinkIcon,
  api: friendlyLinkAdminApi,
  list: {
    page: () => import('./friendly-link-list-page.tsx'),
    texts: ['friendly-link'],
    filters: ['status'],
  },
  form: { page: () => import('./friendly-link-form-page.tsx'), texts: ['friendly-link'] },
  search: {
    titleFields: ['name'],
    patch: patchOf(friendlyLinkAdminApi),
    restore: restoreOf(friendlyLinkAdminApi, FriendlyLink, async () =>
      (await import('./input.ts')).emptyFriendlyLink(),
    ),
    fields: friendlyLinkFields,
    shownOn: '/home',
  },
});
