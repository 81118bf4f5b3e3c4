import CategoryOutlinedIcon from '@mui/icons-material/CategoryOutlined';
import { defineType } from '#src/admin/define-type.ts';
import { patchOf, restoreOf } from '#src/admin/records/record-source.ts';
import { productCategoryAdminApi } from './admin-api.ts';
import { ProductCategory, productCategoryFields } from './schema.ts';

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
    filters: ['status'],
  },
  form: { page: () => import('./product-category-form-page.tsx'), texts: ['product-category'] },
  search: {
    titleFields: ['name'],
    patch: patchOf(productCategoryAdminApi),
    restore: restoreOf(productCategoryAdminApi, ProductCategory, async () =>
      (await import('./input.ts')).emptyProductCategory(),
    ),
    fields: productCategoryFields,
    publicPath: (id) => `/product?categoryId=${encodeURIComponent(id)}`,
  },
});
