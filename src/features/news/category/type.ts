import LabelOutlinedIcon from '@mui/icons-material/LabelOutlined';
import { defineType } from '#src/admin/define-type.ts';
import { patchOf, restoreOf } from '#src/admin/records/record-source.ts';
import { newsCategoryAdminApi } from './admin-api.ts';
import { NewsCategory, newsCategoryFields } from './schema.ts';

export const newsCategory = defineType({
  path: 'content/industry-news-category',
  title: 'navdata:industryNewsCategory',
  listTitle: 'navdata:listOf.industryNewsCategory',
  newTitle: 'navdata:newOf.industryNewsCategory',
  icon: LabelOutlinedIcon,
  api: newsCategoryAdminApi,
  list: {
    page: () => import('./news-category-list-page.tsx'),
    texts: ['industry-news-category'],
    filters: ['status'],
  },
  form: { page: () => import('./news-category-form-page.tsx'), texts: ['industry-news-category'] },
  search: {
    titleFields: ['name'],
    patch: patchOf(newsCategoryAdminApi),
    restore: restoreOf(newsCategoryAdminApi, NewsCategory, async () =>
      (await import('./input.ts')).emptyNewsCategory(),
    ),
    fields: newsCategoryFields,
    publicPath: (id) => `/news?categoryId=${encodeURIComponent(id)}`,
  },
});
