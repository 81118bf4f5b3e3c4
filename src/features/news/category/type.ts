import LabelOutlinedIcon from '@mui/icons-material/LabelOutlined';
import { adminApi } from '#src/admin/admin-api.ts';
import { defineType } from '#src/admin/define-type.ts';
import { newsCategoryApi } from './schema.ts';

export const newsCategory = defineType({
  path: 'content/industry-news-category',
  title: 'navdata:industryNewsCategory',
  listTitle: 'navdata:listOf.industryNewsCategory',
  newTitle: 'navdata:newOf.industryNewsCategory',
  icon: LabelOutlinedIcon,
  api: adminApi(newsCategoryApi),
  list: {
    page: () => import('./news-category-list-page.tsx'),
    texts: ['industry-news-category'],
  },
  form: { page: () => import('./news-category-form-page.tsx'), texts: ['industry-news-category'] },
  search: {
    publicPath: (id) => `/news?categoryId=${encodeURIComponent(id)}`,
  },
});
