import HistoryEduOutlinedIcon from '@mui/icons-material/HistoryEduOutlined';
import { adminApi } from '#src/admin/admin-api.ts';
import { defineType } from '#src/admin/define-type.ts';
import { historyApi } from './schema.ts';

export const history = defineType({
  path: 'content/development-history',
  title: 'navdata:developmentHistory',
  listTitle: 'navdata:listOf.developmentHistory',
  newTitle: 'navdata:newOf.developmentHistory',
  icon: HistoryEduOutlinedIcon,
  api: adminApi(historyApi),
  list: {
    page: () => import('./history-list-page.tsx'),
    texts: ['development-history'],
    sort: '-date',
  },
  form: { page: () => import('./history-form-page.tsx'), texts: ['development-history'] },
  search: {
    newest: 'date',
    shownOn: '/aboutus',
  },
});
