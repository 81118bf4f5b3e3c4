import CategoryOutlinedIcon from '@mui/icons-material/CategoryOutlined';
import { defineType } from '#src/admin/define-type.ts';
import { productCategoryAdminApi } from './admin-api.ts';

export const productCategory = defineType({
  path: 'content/productscategory',
  title: 'navdata:productCategory',
  listTitle: 'navdata:listOf.productCategory',
  newTitle: 'navdata:newOf.productCategory',
  icon: CategoryOutlinedIcon,
  api: productCategoryAdminApi,
  list: {
    page: () => import('./product-category-list-page.tsx'),
    texts: ['product-category'],
  },
  form: { page: () => import('./product-category-form-page.tsx'), texts: ['product-category'] },
  search: {
    publicPath: (id) => `/product?categoryId=${encodeURIComponent(id)}`,
  },
});
