import PeopleAltOutlinedIcon from '@mui/icons-material/PeopleAltOutlined';
import { defineType } from '#src/admin/define-type.ts';
import { patchOf } from '#src/admin/records/record-source.ts';
import { userApi, USER_FILTERS } from './api.ts';
import { ADMIN } from './roles.ts';

export const user = defineType({
  path: 'system/user',
  title: 'navdata:user',
  newTitle: 'navdata:newOf.user',
  icon: PeopleAltOutlinedIcon,
  roles: [ADMIN],
  api: userApi,
  list: { page: () => import('./user-list-page.tsx'), texts: ['user'], filters: USER_FILTERS },
  search: {
    titleFields: ['nickname', 'username'],
    newest: 'createTime',
    patch: patchOf(userApi),
  },
});
