import NewspaperIcon from '@mui/icons-material/Newspaper';
import { adminApi } from '#src/admin/admin-api.ts';
import { defineType } from '#src/admin/define-type.ts';
import { detailsAddress } from '#src/public-pages.ts';
import { CASE_CATEGORY } from './cases/case-category.ts';
import { newsApi } from './schema.ts';

export const news = defineType({
  path: 'content/industry-news',
  title: 'navdata:industryNews',
  listTitle: 'navdata:listOf.industryNews',
  newTitle: 'navdata:newOf.industryNews',
  icon: NewspaperIcon,
  api: adminApi(newsApi),
  list: {
    page: () => import('./news-list-page.tsx'),
    texts: ['industry-news'],
    filters: ['categoryId', 'from', 'to'],
  },
  form: { page: () => import('./news-form-page.tsx'), texts: ['industry-news', 'news'] },
  checked: {
    title: ['seoTitle', 'title'],
    summary: ['seoDescription', 'summary'],
    cover: 'cover',
    richTexts: ['content'],
    article: 'content',
    texts: ['title', 'summary', 'tags', 'seoTitle', 'seoKeywords', 'seoDescription'],
  },
  search: {
    publicPath: (id) => detailsAddress('news', id),
    otherPath: CASE_CATEGORY === '' ? undefined : (id) => detailsAddress('case', id),
  },
});
