import NewspaperIcon from '@mui/icons-material/Newspaper';
import { defineType } from '#src/admin/define-type.ts';
import { detailsAddress } from '#src/public-pages.ts';
import { NEWS_FILTERS, newsAdminApi } from './admin-api.ts';
import { CASE_CATEGORY } from './cases/case-category.ts';

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
    filters: NEWS_FILTERS,
  },
  form: { page: () => import('./news-form-page.tsx'), texts: ['industry-news', 'news'] },
  search: {
    publicPath: (id) => detailsAddress('news', id),
    otherPath: CASE_CATEGORY === '' ? undefined : (id) => detailsAddress('case', id),
  },
});
