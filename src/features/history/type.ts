import HistoryEduOutlinedIcon from '@mui/icons-material/HistoryEduOutlined';
import { defineType } from '#src/admin/define-type.ts';
import { patchOf, restoreOf } from '#src/admin/records/record-source.ts';
import { historyAdminApi } from './admin-api.ts';
import { HistoryEntry, historyFields } from './schema.ts';

export const history = defineType({
  path: 'content/development-history',
  title: 'navdata:developmentHistory',
  listTitle: 'navdata:listOf.developmentHistory',
  newTitle: 'navdata:newOf.developmentHistory',
  icon: HistoryEduOutlinedIcon,
  api: historyAdminApi,
  list: {
    page: () => import('./history-list-page.tsx'),
    texts: ['development-history'],
    sort: '-date',
    filters: ['status'],
  },
  form: { page: () => import('./history-form-page.tsx'), texts: ['development-history'] },
  search: {
    titleFields: ['title'],
    patch: patchOf(historyAdminApi),
    restore: restoreOf(historyAdminApi, HistoryEntry, async () =>
      (await import('./input.ts')).emptyHistoryEntry(),
    ),
    fields: historyFields,
    newest: 'date',
    shownOn: '/aboutus',
  },
});
