import Inventory2OutlinedIcon from '@mui/icons-material/Inventory2Outlined';
import { defineType } from '#src/admin/define-type.ts';
import { patchOf, restoreOf } from '#src/admin/records/record-source.ts';
import { detailsAddress } from '#src/public-pages.ts';
import { productAdminApi } from './admin-api.ts';
import { productChecked } from './checked-fields.ts';
import { Product, productFields } from './schema.ts';

export const product = defineType({
  path: 'content/products',
  title: 'navdata:product',
  listTitle: 'navdata:listOf.product',
  newTitle: 'navdata:newOf.product',
  icon: Inventory2OutlinedIcon,
  api: productAdminApi,
  list: {
    page: () => import('./product-list-page.tsx'),
    texts: ['products'],
    sort: 'sort',
    filters: ['categoryId', 'status'],
  },
  form: {
    page: () => import('./product-form-page.tsx'),
    texts: ['products', 'product', 'replace'],
  },
  search: {
    titleFields: ['name'],
    fields: productFields,
    checked: productChecked,
    newest: 'createTime',
    publicPath: (id) => detailsAddress('product', id),
    patch: patchOf(productAdminApi),
    restore: restoreOf(productAdminApi, Product, async () =>
      (await import('./input.ts')).emptyProduct(),
    ),
  },
});
