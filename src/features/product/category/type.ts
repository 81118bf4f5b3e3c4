import CategoryOutlinedIcon from '@mui/icons-material/CategoryOutlined';
import { adminApi } from '#src/admin/admin-api.ts';
import { defineType } from '#src/admin/define-type.ts';
import { productCategoryApi } from './schema.ts';

export const productCategory = defineType({
  path: 'content/productscategory',
  title: 'navdata:productCategory',
  listTitle: 'navdata:listOf.productCategory',
  newTitle: 'navdata:newOf.productCategory',
  icon: CategoryOutlinedIcon,
  api: adminApi(productCategoryApi),
  list: {
    page: () => import('./product-category-list-page.tsx'),
    texts: ['product-category'],
  },
  form: { page: () => import('./product-category-form-page.tsx'), texts: ['product-category'] },
  search: {
    publicPath: (id) => `/product?categoryId=${encodeURIComponent(id)}`,
  },
});
