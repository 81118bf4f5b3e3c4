import NewspaperIcon from '@mui/icons-material/Newspaper';
import { defineType } from '#src/admin/define-type.ts';
import { patchOf, restoreOf } from '#src/admin/records/record-source.ts';
import { detailsAddress } from '#src/public-pages.ts';
import { CASE_CATEGORY } from './cases/case-category.ts';
import { newsAdminApi, NEWS_FILTERS } from './admin-api.ts';
import { newsChecked } from './checked-fields.ts';
import { News, newsFields } from './schema.ts';

export const news = defineType({
  path: 'content/industry-news',
  title: 'navdata:industryNews',
  listTitle: 'navdata:listOf.industryNews',
  newTitle: 'navdata:newOf.industryNews',
  icon: NewspaperIcon,
  api: newsAdminApi,
  list: {
    page: () => import('./news-list-page.tsx'),
    texts: ['industry-news'],
    sort: '-publishTime',
    filters: NEWS_FILTERS,
  },
  form: { page: () => import('./news-form-page.tsx'), texts: ['industry-news', 'news'] },
  search: {
    titleFields: ['title'],
    fields: newsFields,
    checked: newsChecked,
    newest: 'publishTime',
    publicPath: (id) => detailsAddress('news', id),
    otherPath: CASE_CATEGORY === '' ? undefined : (id) => detailsAddress('case', id),
    patch: patchOf(newsAdminApi),
    restore: restoreOf(newsAdminApi, News, async () => (await import('./input.ts')).emptyNews()),
  },
});
