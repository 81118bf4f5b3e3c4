import Inventory2OutlinedIcon from '@mui/icons-material/Inventory2Outlined';
import { defineType } from '#src/admin/define-type.ts';
import { restoreOf } from '#src/admin/records/record-source.ts';
import { detailsAddress } from '#src/public-pages.ts';
import { productAdminApi } from './admin-api.ts';
import { Product } from './schema.ts';

const restore = restoreOf(productAdminApi, Product, async () =>
  (await import('./input.ts')).emptyProduct(),
);

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
    filters: ['categoryId'],
  },
  form: {
    page: () => import('./product-form-page.tsx'),
    texts: ['products', 'product', 'replace'],
  },
  checked: {
    title: ['seoTitle', 'name'],
    summary: ['seoDescription', 'summary'],
    richTexts: ['content'],
    texts: [
      'name',
      'summary',
      'specifications',
      'model',
      'tags',
      'seoTitle',
      'seoKeywords',
      'seoDescription',
    ],
  },
  search: {
    create: restore,
    restore,
    publicPath: (id) => detailsAddress('product', id),
  },
});
